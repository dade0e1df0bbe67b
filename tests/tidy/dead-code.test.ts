import { describe, expect, it } from 'vitest'
import { fileAt, importsOf } from './imports'
import { SOURCES } from './repository'

/** Entry points of programs, threads and pages. */
const ENTRIES = [
  'src/main/index.ts',
  'src/main/web.ts',
  'src/main/host.ts',
  'src/main/forecast/forecast-worker.ts',
  'src/main/exchange/import-worker.ts',
  'src/preload/index.ts',
  'src/renderer/src/main.ts',
  'src/renderer/src/station.ts',
  'src/renderer/src/replay.ts'
]

describe('code that ships', () => {
  // The requirements are lists for tests; declarations are read by the compiler itself.
  const shipped = SOURCES.filter(file => !/\/requirements\.ts$|\.d\.ts$/u.test(file.path))

  it('is reached from where a program begins', () => {
    const reached = new Set<string>()
    const visit = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      for (const target of importsOf(fileAt(path))) visit(target)
    }
    for (const entry of ENTRIES) visit(entry)
    const dead = shipped.map(({ path }) => path).filter(path => !reached.has(path))
    expect(dead).toEqual([])
  })
})
