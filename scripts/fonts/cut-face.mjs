import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readCmap, writeCmap } from './cmap.mjs'
import { FEATURES, STAND_INS } from './faces.mjs'
import { rename } from './names.mjs'
import { readTables, writeTables } from './sfnt.mjs'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font')
const fontverter = require('fontverter')

/** The bytes of one subset font, the same on every machine. */
export async function cutFace({ package: name, source, family, codes, axes }) {
  const packed = await readFile(join(dirname(require.resolve(`${name}/package.json`)), source))
  const whole = withStandIns(await fontverter.convert(packed, 'sfnt'))
  const cut = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    variationAxes: axes,
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    // Style names that a font menu would show.
    dropTables: ['STAT']
  })
  const tables = readTables(cut)
  tables.set('name', rename(tables.get('name'), family))
  return fontverter.convert(writeTables(cut.readUInt32BE(0), tables), 'woff2')
}

function withStandIns(font) {
  const tables = readTables(font)
  const glyphs = readCmap(tables.get('cmap'))
  for (const { code, as } of STAND_INS) {
    const glyph = glyphs.get(as)
    if (glyph !== undefined && !glyphs.has(code)) glyphs.set(code, glyph)
  }
  tables.set('cmap', writeCmap(glyphs))
  return writeTables(font.readUInt32BE(0), tables)
}
