// Which characters a font has: as much of WOFF2 and of the table `cmap` as it takes to tell.

import { brotliDecompressSync } from "node:zlib";

const SIGNATURE = 0x774f4632;
const HEADER = 48;

/** The tags that a number stands for begin so; 63 stands for one that is written out. */
const TAGS = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca"];
const WRITTEN_OUT = 63;
const [GLYF, LOCA] = [TAGS.indexOf("glyf"), TAGS.indexOf("loca")];

/**
 * The code points for which a font has a glyph.
 * @param {Buffer} font  the bytes of a WOFF2 file
 * @returns {Set<number>}
 */
export function characters(font) {
  if (font.readUInt32BE(0) !== SIGNATURE) throw new Error("this is not WOFF2");
  let at = HEADER;
  let start = 0;
  /** @type {[number, number] | undefined} */
  let found;
  for (let count = font.readUInt16BE(12); count > 0; count -= 1) {
    const flags = font.readUInt8(at);
    at += 1;
    const [tag, transform] = [flags & 63, flags >> 6];
    if (tag === WRITTEN_OUT) at += 4;
    let length = number();
    // Only these two are stored otherwise by default, and 3 says that they are not.
    if (tag === GLYF || tag === LOCA ? transform !== 3 : transform !== 0) length = number();
    if (TAGS[tag] === "cmap") found = [start, start + length];
    start += length;
  }
  if (!found) throw new Error("the font has no characters");
  return mapped(brotliDecompressSync(font.subarray(at)).subarray(...found));

  /** A number of seven bits a byte, the highest first. */
  function number() {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
}

/** The keys of a table `cmap`, in the formats 4 and 12. @param {Buffer} table */
function mapped(table) {
  /** @type {Set<number>} */
  const codes = new Set();
  for (let record = 4; record < 4 + 8 * table.readUInt16BE(2); record += 8) {
    const map = table.subarray(table.readUInt32BE(record + 4));
    const format = map.readUInt16BE(0);
    if (format === 12) {
      for (let group = 16; group < 16 + 12 * map.readUInt32BE(12); group += 12) {
        add(map.readUInt32BE(group), map.readUInt32BE(group + 4));
      }
    } else if (format === 4) {
      const bytes = map.readUInt16BE(6);
      for (let segment = 0; segment < bytes; segment += 2) {
        const [last, first] = [map.readUInt16BE(14 + segment), map.readUInt16BE(16 + bytes + segment)];
        if (last !== 0xffff) add(first, last);
      }
    }
  }
  return codes;

  /** @param {number} first @param {number} last */
  function add(first, last) {
    for (let code = first; code <= last; code += 1) codes.add(code);
  }
}
