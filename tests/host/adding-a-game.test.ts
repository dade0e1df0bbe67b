import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { ROOT, type SourceFile } from '../tidy/repository'
import { linkPackages, typed } from './copied'

const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
const COMMAND = /^node scripts\/scaffold-system\.mjs.*$/mu.exec(PAGE)?.[0] ?? ''
const ID = 'star-skirmish'
const SHARED = `src/shared/systems/${ID}/`
const SCREENS = `src/renderer/src/systems/${ID}/`
/** Everything the scaffold and its tests read. */
const COPIED = [
  'package.json',
  'scripts',
  'src',
  'tests/contract',
  'tests/e2e/support',
  'tests/kit',
  'tests/support',
  'tests/tidy',
  'vitest.config.ts'
]
const CONFIGS = readdirSync(ROOT).filter(name => /^tsconfig\..*json$/u.test(name))

let copy: string
let before: ReadonlyMap<string, string>
let after: ReadonlyMap<string, string>
let ran: { readonly status: number; readonly said: string }
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'flagship-game-'))
  for (const path of [...COPIED, ...CONFIGS]) cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  linkPackages(join(copy, 'node_modules'))
  before = textsIn(copy)
  ran = await typed(COMMAND, copy)
  after = textsIn(copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

describe('docs/adding-a-game.md', () => {
  const registering = pathsIn(sectionOf('Where it is registered').split('\nOnly where')[0] ?? '')

  it('names each file that the script writes, and no other', () => {
    expect(ran).toMatchObject({ status: 0 })
    const named = pathsIn(sectionOf('What a game brings'))
    expect([...after.keys()].filter(path => !before.has(path)).sort()).toEqual([...named].sort())
  })

  it('names each file that has a line more, and no other', () => {
    const longer = [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text).map(([path]) => path)
    expect(longer.sort()).toEqual([...registering].sort())
  })

  it('names for each file the place in X-Wing with the same purpose', () => {
    expect(inXwing().length).toBeGreaterThan(40)
    expect(inXwing().filter(path => !before.has(path))).toEqual([])
  })

  it('tells how large the scaffold is', () => {
    const written = [...after].filter(([path]) => !before.has(path) && isCounted(path)).map(([path, text]) => ({ path, text }))
    const told = sectionOf('What it costs').replaceAll('\n', ' ')
    expect(told).toContain(`The scaffold is ${String(written.length)} files and ${linesOf(written).toLocaleString('en')} lines,`)
  })
})

describe('the game that the script writes', () => {
  it('has types that fit, in its rules and where they are registered', async () => {
    const files = [`${SHARED}host.ts`, 'src/shared/systems/index.ts', 'src/shared/campaign/versions/rosters-v1.ts']
    const options = { composite: false, noEmit: true, emitDeclarationOnly: false }
    const config = { extends: './tsconfig.shared.json', compilerOptions: options, include: [], files }
    writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(config))
    const { status, said } = await typed('node node_modules/typescript7/bin/tsc --project tsconfig.game.json', copy)
    expect(status, said).toBe(0)
  })

  it('is begun, played and kept by the host, and drawn on the table and in the builder', async () => {
    const places = sampled([SHARED, `tests/contract/${ID}.test.ts`, SCREENS, 'tests/contract/every-system.test.ts'], 2, 1)
    const { status, said } = await typed(`npx vitest run ${places.join(' ')}`, copy)
    expect(status, said).toBe(0)
    const files = [...after.keys()].filter(path => path.endsWith('.test.ts') && places.some(place => path.startsWith(place)))
    expect(said).toMatch(new RegExp(`Test Files\\s+${String(files.length)} passed`, 'u'))
  })

  it('is not written over another, nor under a name that is none', async () => {
    expect(await typed(COMMAND, copy)).toMatchObject({ status: 1, said: expect.stringContaining('Already there') as string })
    expect(await typed(COMMAND.replace(ID, 'Star'), copy)).toMatchObject({ status: 1, said: expect.stringContaining('small') as string })
    expect(textsIn(copy).get(`${SHARED}host.ts`)).toBe(after.get(`${SHARED}host.ts`))
  })
})

/** Every file below the code and the tests, and its text. */
function textsIn(root: string): ReadonlyMap<string, string> {
  return new Map(
    ['src', 'tests'].flatMap(room =>
      readdirSync(join(root, room), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => {
          const path = join(parentPath, name)
          return [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'latin1')] as const
        })
    )
  )
}

function sectionOf(heading: string): string {
  return new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'mu').exec(PAGE)?.[1] ?? ''
}

/** Files named in a text: by their whole path, or in a table or a list by the path below the folder named above it. */
function pathsIn(text: string, column = 1): readonly string[] {
  let folder = SHARED
  return text.split('\n').flatMap(line => {
    if (line.startsWith('The screens, in')) folder = SCREENS
    const cells = line.split('|')
    const told = cells.length > 2 ? (cells[column] ?? '') : line
    const names = [...told.matchAll(/`([\w./-]+\.(?:ts|vue|md|json))`/gu)].map(([, name = '']) => name)
    return names.map(name => (/^(?:src|tests)\//u.test(name) ? name : `${name.startsWith('commands/') ? SHARED : folder}${name}`))
  })
}

function inXwing(): readonly string[] {
  return pathsIn(sectionOf('What a game brings').split('\nIts texts are')[0] ?? '', 3).map(path => path.replace(ID, 'xwing'))
}

const isCounted = (path: string): boolean => !/\.test\.ts$|\/testkit\.ts$/u.test(path)
const linesOf = (files: readonly SourceFile[]): number => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
