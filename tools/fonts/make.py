"""Makes the fonts of the page: `cargo xtask fonts`, which installs what this file needs.

Writes crates/web/www/fonts/*.woff2, and the names of these files into crates/web/www/style/fonts.css
and crates/web/www/index.html. A name contains the beginning of the SHA-256 of its file, so that
browsers may keep a font for ever. The same inputs give the same bytes.

The serif font has two weights and serves text and formulas alike. Each weight consists of

- Source Serif 4, upright: the characters of alphabet.txt;
- Source Serif 4, italic: the letters of formulas, at the code points of the mathematical italic
  letters (U+1D434 and following), which browsers choose for `<mi>`;
- STIX Two Math: signs of alphabet.txt that Source Serif 4 lacks, moved to its axis;
- a cross, drawn below, and a MATH table with the proportions of STIX Two Math.

Texts in italics have a font of their own, and what is typed has Source Code Pro.
"""

import hashlib
import re
import sys
from copy import deepcopy
from pathlib import Path

import ziamath
from fontTools.misc.transform import Offset
from fontTools.otlLib.builder import buildMathTable
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "crates/web/www"
FONTS = PAGE / "fonts"
STYLE = PAGE / "style/fonts.css"
INDEX = PAGE / "index.html"
MODULES = HERE / "node_modules"
SERIF = MODULES / "source-serif/TTF"
CODE = MODULES / "source-code-pro/TTF"
STIX = Path(ziamath.__file__).parent / "fonts/STIXTwoMath-Regular.ttf"

# Pairs of other characters are not worth the bytes of their kerning.
KERNED = set(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;!?-–’“”()"))

# The licence asks that changed fonts have other names than theirs.
SERIF_NAME, CODE_NAME = "Nimatron Serif", "Nimatron Code"

# Mathematical italic letters; U+1D455 is not assigned, h is the Planck constant. Capital Greek
# letters stand upright in our formulas.
MATH_ITALIC = {
    **{ord("A") + i: 0x1D434 + i for i in range(26)},
    **{ord("a") + i: 0x1D44E + i for i in range(26)},
    ord("h"): 0x210E,
    **{0x3B1 + i: 0x1D6FC + i for i in range(25)},
}


def alphabet():
    """The code points that alphabet.txt lists."""
    found = set()
    for line in (HERE / "alphabet.txt").read_text(encoding="utf-8").splitlines():
        if span := re.fullmatch(r"([0-9A-F]{4,6})-([0-9A-F]{4,6})", line):
            found.update(range(int(span[1], 16), int(span[2], 16) + 1))
        elif not line.startswith("# "):
            found.update(map(ord, line))
    return found


def copied(source, name, transform):
    """The outline of a glyph in a glyph set, moved."""
    outline = DecomposingRecordingPen(source)
    source[name].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, transform))
    return pen.glyph()


def add(font, code, glyph, width):
    """Gives a font a glyph for a code point."""
    name = f"u{code:05X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode() and (code <= 0xFFFF or table.format == 12):
            table.cmap[code] = name


def axis(font):
    """The height of the middle of a plus sign."""
    plus = font["glyf"][font.getBestCmap()[ord("+")]]
    return (plus.yMin + plus.yMax) / 2


def cross(font):
    """A ballot cross as high as the check mark, of two tapering strokes, and its width."""
    check = font["glyf"][font.getBestCmap()[ord("✓")]]
    left, bottom, top = check.xMin, check.yMin, check.yMax
    right = left + 0.85 * (top - bottom)
    thick = font["OS/2"].sxHeight / 6
    pen = TTGlyphPen(None)
    strokes = [
        [(left, top - thick / 2), (left + thick, top), (right, bottom + thick / 4), (right - thick / 4, bottom)],
        [(right - thick, top), (right, top - thick / 2), (left + thick / 4, bottom), (left, bottom + thick / 4)],
    ]
    for stroke in strokes:
        outline = ReverseContourPen(pen) if clockwise(stroke) < 0 else pen
        outline.moveTo(rounded(stroke[0]))
        for point in stroke[1:]:
            outline.lineTo(rounded(point))
        outline.closePath()
    return pen.glyph(), round(right + left)


def rounded(point):
    return tuple(map(round, point))


def clockwise(points):
    """Twice the area of a polygon, positive where it goes round clockwise."""
    return sum((bx - ax) * (by + ay) for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]))


def complete(font, italic, stix):
    """Adds the letters of formulas, and the signs that the font lacks."""
    letters, italic_set = italic.getBestCmap(), italic.getGlyphSet()
    for letter, code in MATH_ITALIC.items():
        if letter in letters:
            name = letters[letter]
            add(font, code, copied(italic_set, name, Offset(0, 0)), italic["hmtx"][name][0])
    signs, stix_set = stix.getBestCmap(), stix.getGlyphSet()
    up = axis(font) - stix["MATH"].table.MathConstants.AxisHeight.Value
    for code in sorted(alphabet() - font.getBestCmap().keys()):
        if code in signs:
            name = signs[code]
            add(font, code, copied(stix_set, name, Offset(0, round(up))), stix["hmtx"][name][0])
        elif chr(code) == "✗":
            add(font, code, *cross(font))
        else:
            sys.exit(f"no font has U+{code:04X} {chr(code)}")


def subset(font, codes):
    """Leaves these characters in a font, with kerning of the most usual ones."""
    kerning = deepcopy(font)
    keep(kerning, codes & KERNED, ["kern"])
    keep(font, codes, ["lnum", "tnum", "ccmp"])
    if "GPOS" in kerning:
        font["GPOS"] = kerning["GPOS"]


def keep(font, codes, features):
    options = Options()
    options.layout_features = features
    options.glyph_names = True
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["MATH", "STAT", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def give_proportions(font, stix):
    """The MATH table, by which formulas are set: that of STIX Two Math for this font's axis."""
    constants = stix["MATH"].table.MathConstants
    values = {}
    for name, value in constants.__dict__.items():
        values[name] = getattr(value, "Value", value)
    values["AxisHeight"] = round(axis(font))
    values["AccentBaseHeight"] = font["OS/2"].sxHeight
    values["FlattenedAccentBaseHeight"] = font["OS/2"].sCapHeight
    # The base of an index may have a tail, as φ has, without lowering the index.
    values["SubscriptBaselineDropMin"] = 0
    glyphs, letters = font["glyf"], font.getBestCmap()
    overhang = {}
    for code in MATH_ITALIC.values():
        if code in letters:
            name = letters[code]
            overhang[name] = max(0, glyphs[name].xMax - font["hmtx"][name][0])
    # Browsers take the table only with all its parts. Our brackets do not grow.
    brackets = [letters[ord(sign)] for sign in "(){}[]"]
    heights = {name: [(name, glyphs[name].yMax - glyphs[name].yMin)] for name in brackets}
    buildMathTable(font, constants=values, italicsCorrections=overhang, vertGlyphVariants=heights)


def name(font, family, style, notice=""):
    """Names a changed font; whose work it is stays in it."""
    names = font["name"]
    full = f"{family} {style}"
    for record in list(names.names):
        if record.nameID == 0:
            names.setName(record.toUnicode() + notice, 0, record.platformID, record.platEncID, record.langID)
    for number, text in {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "-")}.items():
        names.setName(text, number, 3, 1, 0x409)


def write(font, stem):
    """Writes a font under a name that tells its contents, and returns the name."""
    font.flavor = "woff2"
    font["post"].formatType = 3
    font.recalcTimestamp = False
    draft = FONTS / f"{stem}.woff2"
    font.save(draft)
    contents = draft.read_bytes()
    file = f"{stem}.{hashlib.sha256(contents).hexdigest()[:8]}.woff2"
    draft.rename(FONTS / file)
    print(f"{file}: {len(contents)} bytes, {len(font.getBestCmap())} characters")
    return file


def load(path):
    return TTFont(path, recalcTimestamp=False)


def main():
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    codes, stix, files = alphabet(), load(STIX), {}
    notice = f"; signs {stix['name'].getDebugName(0)}"
    for style, italic, stem in [("Regular", "It", "serif-400"), ("Semibold", "SemiboldIt", "serif-600")]:
        font = load(SERIF / f"SourceSerif4-{style}.ttf")
        complete(font, load(SERIF / f"SourceSerif4-{italic}.ttf"), stix)
        subset(font, codes | set(MATH_ITALIC.values()))
        give_proportions(font, stix)
        name(font, SERIF_NAME, style, notice)
        files[stem] = write(font, stem)
    for path, family, style, stem in [
        (SERIF / "SourceSerif4-It.ttf", SERIF_NAME, "Italic", "serif-italic"),
        (CODE / "SourceCodePro-Regular.ttf", CODE_NAME, "Regular", "code-400"),
    ]:
        font = load(path)
        subset(font, codes & font.getBestCmap().keys())
        name(font, family, style)
        files[stem] = write(font, stem)
    for place in [STYLE, INDEX]:
        text = place.read_text(encoding="utf-8")
        for stem, file in files.items():
            text = re.sub(rf"fonts/{stem}\.\w+\.woff2", f"fonts/{file}", text)
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
