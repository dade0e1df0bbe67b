import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesOf } from './import-cycles'
import { importsOf } from './imports'
import { CODE, FILES, isTest, places, SOURCES } from './repository'

const RENDERER = 'src/renderer/src/'
/** As many files as one can take in at a glance, including tests. */
const FILES_MAX = 25

describe('the rooms of the renderer', () => {
  const code = CODE.filter(file => file.path.startsWith(RENDERER) || file.path.startsWith('tests/kit/renderer/'))

  it('have no import cycles, not even of types', () => {
    const arrows = new Map(code.map(file => [file.path, importsOf(file)]))
    expect([...arrows.values()].flat().length).toBeGreaterThan(2000)
    const found = cyclesOf(arrows).map(cycle => cycle.map(path => path.replace(RENDERER, '')))
    expect(found).toEqual([])
  })
})

describe('a folder of code', () => {
  it(`lays at most ${String(FILES_MAX)} files side by side, in the renderer with their tests`, () => {
    const folders = new Map<string, number>()
    for (const file of FILES.filter(({ path }) => path.startsWith('src/'))) {
      const folder = posix.dirname(file.path)
      if (folder.startsWith('src/renderer/') || !isTest(file)) folders.set(folder, (folders.get(folder) ?? 0) + 1)
    }
    expect(folders.size).toBeGreaterThan(200)
    expect([...folders].filter(([, count]) => count > FILES_MAX)).toEqual([])
  })
})

describe('what is watched', () => {
  it('is one value, or a list of sources: a list made anew by one source has changed each time', () => {
    expect(places(SOURCES, /\bwatch(?:Immediate)?\(\s*\(\) => \[/gu)).toEqual([])
  })
})
