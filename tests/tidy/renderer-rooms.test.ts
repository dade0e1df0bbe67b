import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf } from './import-circles'
import { importsOf } from './imports'
import { CODE, FILES } from './repository'

const RENDERER = 'src/renderer/src/'
/** What one takes in at a glance, tests counted. */
const FILES_MAX = 25

describe('the rooms of the renderer', () => {
  const code = CODE.filter(file => file.path.startsWith(RENDERER))

  it('hold no circle of imports, not even of types', () => {
    const arrows = new Map(code.map(file => [file.path, importsOf(file)]))
    expect([...arrows.values()].flat().length).toBeGreaterThan(2000)
    const found = circlesOf(arrows).map(circle => circle.map(path => path.slice(RENDERER.length)))
    expect(found).toEqual([])
  })

  it(`lay at most ${String(FILES_MAX)} files side by side`, () => {
    const folders = new Map<string, number>()
    for (const { path } of FILES) {
      const folder = posix.dirname(path)
      if (path.startsWith('src/renderer/')) folders.set(folder, (folders.get(folder) ?? 0) + 1)
    }
    expect(folders.size).toBeGreaterThan(50)
    expect([...folders].filter(([, count]) => count > FILES_MAX)).toEqual([])
  })
})
