import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a browser finds installed. */
export interface Fonts {
  readonly fonts: string
  /** The environment for that. */
  readonly browserEnv: () => Readonly<Record<string, string>>
}

/**
 * The fonts of this machine, and next to none: a folder with a font of ten symbols, and no rendering configuration. Without any font at all
 * Chromium does not start. Systems that keep their fonts without fontconfig have their own both times.
 */
export const FONTS: readonly Fonts[] = [
  { fonts: 'the fonts of this machine', browserEnv: () => ({}) },
  { fonts: 'next to no fonts', browserEnv: nextToNone }
]

const { convert } = createRequire(import.meta.url)('fontverter') as {
  readonly convert: (font: Buffer, format: 'sfnt') => Promise<Buffer>
}
const folder = mkdtempSync(join(tmpdir(), 'flagship-few-fonts-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'fonts'))
writeFileSync(join(folder, 'fonts', 'symbols.ttf'), await convert(readFileSync('src/renderer/src/fonts/flagship-symbols.woff2'), 'sfnt'))
writeFileSync(
  join(folder, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`
)

function nextToNone(): Readonly<Record<string, string>> {
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}
