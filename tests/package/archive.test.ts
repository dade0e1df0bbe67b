import { extractFile, listPackage } from '@electron/asar'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_MADE, archiveOf, LINUX } from './support/made'

const OUT = 'out'
/**
 * Less than a tenth more than five games, their lessons and rules, the guide, the readers of squares and of other programs' files, and
 * the page of a replay need; a package by mistake adds more.
 */
const ARCHIVE_BYTES_MAX = 6_800_000

/** Everything the archive may contain. A file without a kind, and a kind without a file, are both errors. */
const CONTENTS: readonly { readonly what: string; readonly path: RegExp }[] = [
  { what: 'who we are', path: /^package\.json$/u },
  {
    what: 'the main process, the threads of forecasts, and the reader of files',
    path: /^out\/main\/(?:index|forecast-worker|import-worker)\.js$/u
  },
  { what: 'the reader of squares on paper', path: /^out\/main\/zxing_reader\.wasm\.br$/u },
  { what: 'what these share', path: /^out\/main\/chunks\/[\w.-]+-[\w-]{8}\.js$/u },
  { what: 'the bridge to the page', path: /^out\/preload\/index\.cjs$/u },
  { what: 'the page', path: /^out\/renderer\/index\.html$/u },
  { what: 'the page of a phone', path: /^out\/renderer\/station\.html$/u },
  { what: 'the empty page of a replay', path: /^out\/renderer\/replay\.html$/u },
  { what: 'what the page names by its own name', path: /^out\/renderer\/(?:bridge\.js|flagship\.svg)$/u },
  { what: 'the typefaces', path: /^out\/renderer\/assets\/flagship-[a-z-]+-[\w-]{8}\.woff2$/u },
  { what: 'code and styles of the page', path: /^out\/renderer\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css)$/u }
]

const isPacked = (path: string): boolean => statSync(join(OUT, path)).isFile() && !/^(?:bundled\/|main\/(?:web|host)\.js$)/u.test(path)
const BUILT = (readdirSync(OUT, { recursive: true }) as string[]).map(path => path.replaceAll('\\', '/')).filter(isPacked)
const packed = (archive: string): readonly string[] => filesIn(listPackage(archive, { isPack: false }))
const textIn = (path: string): string => extractFile(archiveOf(LINUX), path).toString('utf8')

describe('the archive', () => {
  it.each(ALL_MADE)('holds the build and package.json, and nothing else, for $system', one => {
    expect([...packed(archiveOf(one))].sort()).toEqual(['package.json', ...BUILT.map(path => `${OUT}/${path}`)].sort())
    expect(existsSync(`${archiveOf(one)}.unpacked`)).toBe(false)
  })

  it('holds only what is listed, and all of it', () => {
    const files = packed(archiveOf(LINUX))
    expect(files.filter(file => CONTENTS.filter(({ path }) => path.test(file)).length !== 1)).toEqual([])
    expect(CONTENTS.filter(({ path }) => !files.some(file => path.test(file))).map(({ what }) => what)).toEqual([])
  })

  it('holds every file as it was built', () => {
    const changed = BUILT.filter(path => !extractFile(archiveOf(LINUX), `${OUT}/${path}`).equals(readFileSync(join(OUT, path))))
    expect(changed).toEqual([])
  })

  it('says who we are, and nothing of how we are made', () => {
    const inside = JSON.parse(textIn('package.json')) as Readonly<Record<string, unknown>>
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>>
    expect(inside).toMatchObject({ name: 'flagship', productName: 'Flagship', version, type: 'module', main: './out/main/index.js' })
    expect(Object.keys(inside)).not.toEqual(expect.arrayContaining(['devDependencies']))
    expect(Object.keys(inside)).not.toEqual(expect.arrayContaining(['scripts']))
  })

  it('needs nothing that is not in it but Electron and Node', () => {
    const known = new Set(['electron', ...builtinModules, ...builtinModules.map(name => `node:${name}`)])
    const asked = packed(archiveOf(LINUX))
      .filter(file => /^out\/(?:main|preload)\/.*\.c?js$/u.test(file))
      .flatMap(file => modulesIn(textIn(file)).map(name => ({ file, name })))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(({ name }) => !name.startsWith('.') && !known.has(name))).toEqual([])
  })

  it(`weighs ${String(ARCHIVE_BYTES_MAX)} bytes at the most`, () => {
    const { size } = statSync(archiveOf(LINUX))
    expect(size).toBeLessThanOrEqual(ARCHIVE_BYTES_MAX)
    expect(size).toBeGreaterThan(ARCHIVE_BYTES_MAX / 10)
  })
})

/** Only files, without folders and without a leading slash. */
function filesIn(entries: readonly string[]): readonly string[] {
  const paths = entries.map(entry => entry.replaceAll('\\', '/').replace(/^\//u, ''))
  return paths.filter(path => !paths.some(other => other.startsWith(`${path}/`)))
}

/** Names of the modules that built code imports, statically or dynamically. */
function modulesIn(code: string): readonly string[] {
  return [
    ...code.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^'"`;()]*?from)? ?["']([^"']+)["']|\b(?:import|require)\(["'`]([^"'`$]+)["'`]\)/gmu)
  ].map(found => found[1] ?? found[2] ?? '')
}
