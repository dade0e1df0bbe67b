import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { convert } = createRequire(import.meta.url)('fontverter')
const SYMBOLS = fileURLToPath(new URL('../../src/renderer/src/fonts/flagship-symbols.woff2', import.meta.url))

/**
 * The environment of a machine with next to no fonts: one of ten symbols, and no rendering configuration. Without any font at all Chromium
 * does not start. It holds until this process ends, and only where fonts are kept by fontconfig.
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function fewFonts() {
  const folder = mkdtempSync(join(tmpdir(), 'flagship-few-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'fonts'))
  writeFileSync(join(folder, 'fonts', 'symbols.ttf'), await convert(readFileSync(SYMBOLS), 'sfnt'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`
  )
  return { FONTCONFIG_FILE: file }
}
