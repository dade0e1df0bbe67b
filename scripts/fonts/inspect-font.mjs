import { createRequire } from 'node:module'
import { readCmap } from './cmap.mjs'
import { readNames } from './names.mjs'
import { readTables } from './sfnt.mjs'

const fontverter = createRequire(import.meta.url)('fontverter')

/** Reads a font file: the characters it has, its names, and the glyph of a character. */
export async function inspectFont(file) {
  const tables = readTables(await fontverter.convert(file, 'sfnt'))
  const glyphs = readCmap(tables.get('cmap'))
  return { tags: [...tables.keys()], codes: [...glyphs.keys()], glyphOf: code => glyphs.get(code), names: readNames(tables.get('name')) }
}
