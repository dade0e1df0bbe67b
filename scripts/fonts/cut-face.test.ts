import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checksums } from '../package/checksums.mjs'
import { cutFace } from './cut-face.mjs'
import { FACES, STAND_INS } from './faces.mjs'
import { inspectFont } from './inspect-font.mjs'

const FOLDER = 'src/renderer/src/fonts'
/** Size limit of all typefaces together, in bytes. */
const BYTES_MAX = 100_000
/** Name ids of the copyright, the licence and its address. */
const COPYRIGHT = 0
const FAMILY = 1

const kept = (file: string): Buffer => readFileSync(join(FOLDER, file))
const lines = (file: string): string => kept(file).toString('utf8').replaceAll('\r\n', '\n')

describe('the typefaces that come with the app', () => {
  it('are what their sums say, all of them and nothing else', async () => {
    expect(await checksums(FACES.map(({ file }) => join(FOLDER, file)))).toBe(lines('SHA256SUMS'))
    expect(readdirSync(FOLDER).sort()).toEqual(['OFL.txt', 'SHA256SUMS', ...FACES.map(({ file }) => file)].sort())
  })

  it.each(FACES)('$file is what `npm run fonts` cuts, to the byte', async face => {
    expect((await cutFace(face)).equals(kept(face.file))).toBe(true)
  })

  it.each(FACES)('$file draws every character it is fetched for, without hints', async ({ file, codes }) => {
    const { codes: drawn, tags } = await inspectFont(kept(file))
    expect([...drawn].sort((a, b) => a - b)).toEqual([...codes].sort((a, b) => a - b))
    expect(tags.filter(tag => ['fpgm', 'prep', 'cvt '].includes(tag))).toEqual([])
  })

  it.each(FACES)('$file bears a name of ours, and tells whose it is as the licence does', async ({ file, family, package: name }) => {
    const { names } = await inspectFont(kept(file))
    const text = (wanted: number): string => names.find(({ id }) => id === wanted)?.text ?? ''
    expect(text(FAMILY)).toBe(family)
    expect(lines('OFL.txt')).toContain(`: ${name}\n  ${text(COPYRIGHT)}\n`)
    expect(lines('OFL.txt')).toContain(words(`node_modules/${name}/LICENSE`))
  })

  it('draw what none of them has as its nearest neighbour', async () => {
    for (const { file } of FACES.filter(one => one.file.endsWith('-latin.woff2'))) {
      const { glyphOf } = await inspectFont(kept(file))
      for (const { code, as } of STAND_INS) expect([file, code, glyphOf(code)]).toEqual([file, code, glyphOf(as) ?? 'a glyph'])
    }
  })

  it(`weigh ${String(BYTES_MAX / 1000)} kB at the most`, () => {
    expect(FACES.reduce((sum, { file }) => sum + kept(file).length, 0)).toBeLessThanOrEqual(BYTES_MAX)
  })

  it('are cut from packages chosen by exact version, which the licence names', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>
    }
    const versions = FACES.map(({ package: name }) => devDependencies[name])
    expect([...new Set(versions)]).toEqual(['5.3.0'])
    expect(lines('OFL.txt')).toContain('version 5.3.0')
  })
})

/** The licence text without its copyright line. */
function words(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n').split('\n').slice(1).join('\n').trim()
}
