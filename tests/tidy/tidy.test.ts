import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODE, FILES, ROOT, SOURCES, SYSTEM_IDS, isFile, isTest, places } from './repository'

/** Patterns are written in two halves where the pattern itself would otherwise be found. */
const word = (...halves: readonly string[]): RegExp => new RegExp(halves.join(''), 'gu')

const LINES_MAX = 250
const README_HEADINGS = ['Sources', 'Roll table', 'Readings', 'Name map', 'Known gaps']
/** The closed unions beside the commands hold no rule of their own. */
const COMMAND_TYPES = ['command.ts', 'refusal.ts', 'commands.ts']

describe('every file', () => {
  it('fits a sitting', () => {
    const long = CODE.map(file => ({ path: file.path, lines: file.text.trimEnd().split('\n').length })).filter(
      file => file.lines > LINES_MAX
    )
    expect(long).toEqual([])
  })

  it('folds its comments at the width to which code is folded', () => {
    const width = (JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as { readonly printWidth: number }).printWidth
    expect(width).toBeGreaterThan(0)
    expect(places(CODE, new RegExp(`^(?=[^\\n]{${String(width + 1)}})\\s*(?:/?\\*|//).*`, 'gmu'))).toEqual([])
  })

  it('leaves nothing for later and nothing switched off', () => {
    expect(places(CODE, word('\\b(TO', 'DO|FIX', 'ME|XX', 'X)\\b'))).toEqual([])
    expect(places(CODE, word('\\b(describe|it|test)\\.(on', 'ly|sk', 'ip|to', 'do)\\b'))).toEqual([])
    expect(places(CODE, word('eslint-dis', 'able|@ts-(ig', 'nore|expect-er', 'ror|noch', 'eck)|(?:prettier|oxfmt)-ig', 'nore'))).toEqual([])
  })

  it('in src writes to the log and not to the console', () => {
    expect(places(SOURCES, word('\\bconsole', '\\.\\w+'))).toEqual([])
  })

  it('names no place on the machine it was written on', () => {
    expect(places(FILES, word('(?<![\\w.$}/])/(wo', 'rk|ro', 'ot|ho', 'me/\\w+|Us', 'ers/\\w+)/[\\w.-]+'))).toEqual([])
    expect(places(FILES, word('[A-Z]:\\\\\\\\?Us', 'ers\\\\'))).toEqual([])
  })

  it('is named in kebab-case, components in PascalCase', () => {
    const misnamed = CODE.map(file => file.path).filter(path => {
      const name = path.split('/').at(-1) ?? ''
      // The test of a component has the component's name.
      if (isFile(path.replace(/\.test\.ts$/u, '.vue')) && path.endsWith('.test.ts')) return false
      return name.endsWith('.vue') ? !/^[A-Z][A-Za-z0-9]+\.vue$/u.test(name) : !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|mts|mjs)$/u.test(name)
    })
    expect(misnamed).toEqual([])
  })
})

describe('every test', () => {
  it('in src stands beside what it tests', () => {
    const alone = CODE.filter(file => file.path.startsWith('src/') && isTest(file))
      .map(file => file.path.replace(/\.test\.ts$/u, ''))
      .filter(path => !isFile(`${path}.ts`) && !isFile(`${path}.vue`) && !testsItsFolder(path))
    expect(alone).toEqual([])
  })
  it('of the whole program stands where the run of those tests looks', () => {
    const specs = CODE.map(file => file.path).filter(path => path.endsWith('.spec.ts'))
    expect(specs.length).toBeGreaterThan(0)
    expect(specs.filter(path => !/^tests\/e2e\/(?:(?:electron-real|other-games)\/)?[^/]+$/u.test(path))).toEqual([])
  })
})

describe('every rule system', () => {
  const inFolder = (folder: string): typeof SOURCES =>
    SOURCES.filter(file => new RegExp(`^src/shared/systems/[^/]+/${folder}/`, 'u').test(file.path))

  it('has a test beside each command', () => {
    const untested = inFolder('commands')
      .filter(file => !COMMAND_TYPES.some(name => file.path.endsWith(`/${name}`)))
      .filter(file => !isFile(file.path.replace(/\.ts$/u, '.test.ts')))
      .map(file => file.path)
    expect(untested).toEqual([])
  })

  it('holds no function among its tables', () => {
    expect(places(inFolder('tables'), /=>|\bfunction\b/gu)).toEqual([])
  })

  it('has an index, and a README with its sources, rolls, readings, names and gaps', () => {
    expect(SYSTEM_IDS.length).toBeGreaterThan(0)
    for (const id of SYSTEM_IDS) {
      const folder = `src/shared/systems/${id}`
      expect(isFile(`${folder}/index.ts`), `${folder}/index.ts`).toBe(true)
      const readme = FILES.find(file => file.path === `${folder}/README.md`)?.text ?? ''
      const headings = [...readme.matchAll(/^##+ (.+)$/gmu)].map(found => found[1])
      expect(headings, `${folder}/README.md`).toEqual(expect.arrayContaining(README_HEADINGS))
    }
  })

  it('is unknown to the core', () => {
    const core = CODE.filter(file => file.path.startsWith('src/shared/core/'))
    expect(places(core, new RegExp(`(${SYSTEM_IDS.join('|')})`, 'gu'))).toEqual([])
  })
})

describe('the documents', () => {
  const documents = FILES.filter(file => file.path.endsWith('.md'))

  it('name only files and folders that are there', () => {
    const missing = documents.flatMap(file =>
      [...file.text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/gu)]
        .map(found => join(file.path, '..', found[1] ?? '').replaceAll('\\', '/'))
        .filter(target => !exists(target))
        .map(target => `${file.path}: ${target}`)
    )
    expect(missing).toEqual([])
  })

  it('lead in docs/rooms.md to rooms that are there', () => {
    const rooms = FILES.find(file => file.path === 'docs/rooms.md')?.text ?? ''
    // A list names its folder once; paths below it are short.
    const named = rooms.split(/^## /mu).flatMap(list => {
      const folder = /^In `([^`]+)`/mu.exec(list)?.[1] ?? ''
      const paths = [...list.matchAll(/`([\w-]+\/[\w./-]*|[\w.-]+\.(?:ts|mjs|vue|md|json))`/gu)].map(found => found[1] ?? '')
      return paths.map(path => (/^(?:src|tests|docs|scripts|bench|resources)\/|^[A-Z]/u.test(path) ? path : `${folder}${path}`))
    })
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(path => !exists(path.replace(/\/$/u, '')))).toEqual([])
  })

  it('name only commands that package.json has', () => {
    const scripts: unknown = JSON.parse(FILES.find(file => file.path === 'package.json')?.text ?? '{}')
    const known = Object.keys((scripts as { readonly scripts: Readonly<Record<string, string>> }).scripts)
    const named = documents.flatMap(file => [...file.text.matchAll(/npm run (?:--silent )?([\w:-]+)/gu)].map(found => found[1] ?? ''))
    expect(named.filter(name => !known.includes(name))).toEqual([])
  })

  it('hold an ADR for each number, without gaps', () => {
    const numbers = readdirSync(join(ROOT, 'docs/adr'))
      .filter(name => name !== 'README.md')
      .map(name => Number(/^(\d{4})-[a-z0-9-]+\.md$/u.exec(name)?.[1]))
      .sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    expect(numbers.length).toBeGreaterThan(0)
  })
})

/** `tables/tables.test.ts` tests all files of `tables/` together. */
function testsItsFolder(path: string): boolean {
  const [folder, name] = path.split('/').slice(-2)
  return folder === name
}

function exists(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  try {
    return name === '' || name === '.' || readdirSync(join(ROOT, ...parts)).includes(name)
  } catch {
    return false
  }
}
