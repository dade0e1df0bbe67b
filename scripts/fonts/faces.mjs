/** The app's typefaces: three faces in two parts each, and a few symbols. The names are our own, because a subset is a modified font. */

const LATIN = [
  ...[...span(0x20, 0x7e), ...span(0xa0, 0xff), ...span(0x2010, 0x2015), ...span(0x2018, 0x201a), ...span(0x201c, 0x201e)],
  ...[0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc, 0x2009, 0x2022, 0x2026, 0x202f, 0x2032, 0x2033, 0x2039, 0x203a],
  ...[0x20ac, 0x2122, 0x2212, 0x2215]
]
/** Names from Czech to Turkish; and Ÿ and †, which the packages keep here. */
const EXTENDED = [...span(0x100, 0x17f).filter(code => !LATIN.includes(code)), 0x2020]
/** ← ↑ → ↓ ↵ ⇧ ⏎ ≤ ≥, and the ∴ of dispersed fire. No text face has them. */
const SYMBOLS = [...span(0x2190, 0x2193), 0x21b5, 0x21e7, 0x2234, 0x23ce, 0x2264, 0x2265]

const AXIS = { wght: { min: 400, max: 700 } }
const WORDS = [
  { role: 'text', package: '@fontsource-variable/ibm-plex-sans', axes: AXIS },
  { role: 'figures', package: '@fontsource-variable/archivo-narrow', axes: AXIS },
  { role: 'names', package: '@fontsource-variable/vollkorn', axes: { wght: 600 } }
]
const PARTS = [
  { part: 'latin', codes: LATIN },
  { part: 'latin-ext', codes: EXTENDED }
]

/** One row for each file: its name, its source, and the characters and weights to keep. */
export const FACES = [
  ...WORDS.flatMap(({ role, package: name, axes }) =>
    PARTS.map(({ part, codes }) => ({
      file: `flagship-${role}-${part}.woff2`,
      family: `Flagship ${role[0].toUpperCase()}${role.slice(1)}`,
      package: name,
      source: `files/${name.split('/')[1]}-${part}-wght-normal.woff2`,
      codes,
      axes
    }))
  ),
  {
    file: 'flagship-symbols.woff2',
    family: 'Flagship Symbols',
    package: '@fontsource/noto-sans-math',
    source: 'files/noto-sans-math-latin-400-normal.woff2',
    codes: SYMBOLS,
    axes: {}
  }
]

/** Layout features to keep: kerning and ligatures, marks, tabular and lining figures, raised punctuation, fractions. */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum', 'lnum', 'case', 'frac']

/**
 * Characters that our faces lack, and the characters whose glyphs they use. French puts the narrow space before ; ! ? and %; the hyphens
 * and dashes come with pasted names.
 */
export const STAND_INS = [
  { code: 0x202f, as: 0x2009 },
  { code: 0x2010, as: 0x2d },
  { code: 0x2011, as: 0x2d },
  { code: 0x2012, as: 0x2013 },
  { code: 0x2015, as: 0x2014 }
]

function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
