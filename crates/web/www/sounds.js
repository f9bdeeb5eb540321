// Three short sounds, made here: wood on wood for a move, the same lower for one that is taken back,
// and three rising tones for a win.

/** @typedef {"move" | "undo" | "win"} Sound */

/** Each tone: its frequency in hertz, when it begins and how long it rings in seconds. @type {Record<Sound, [number, number, number][]>} */
const TONES = {
  move: [[520, 0, 0.07], [260, 0.005, 0.09]],
  undo: [[300, 0, 0.07], [180, 0.005, 0.09]],
  win: [[523, 0, 0.25], [659, 0.13, 0.25], [784, 0.26, 0.5]],
};

/** @type {AudioContext | null} */
let speaker = null;

/** Plays a sound, if the browser lets the page. @param {Sound} sound */
export function play(sound) {
  if (typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") speaker.resume().catch(() => {});
  for (const [frequency, begin, length] of TONES[sound]) {
    const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
    const start = speaker.currentTime + begin;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(speaker.destination);
    tone.start(start);
    tone.stop(start + length);
  }
  document.documentElement.dataset.sounded = sound;
}
