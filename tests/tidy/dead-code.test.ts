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
  'src/renderer/src/main.ts'
]
/** Kits of the tests, and declarations that the compiler reads by itself. */
const FOR_TESTS = /(?:testkit\.ts|\/test-dir\.ts|\/fake-api\.ts|\/test-support\/.*|\.d\.ts)$/u
/** Test-only code, on purpose: it explores crashes and damage, and is too long for a test file. */
const EXPLORERS = /^src\/main\/store\/explorers\//u

describe('code that ships', () => {
  // Shared code has its own check, which allows for systems that no screen shows yet.
  const shipped = SOURCES.filter(file => !file.path.startsWith('src/shared/') && !FOR_TESTS.test(file.path))

  it('is reached from where a program begins', () => {
    const reached = new Set<string>()
    const visit = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      for (const target of importsOf(fileAt(path))) visit(target)
    }
    for (const entry of ENTRIES) visit(entry)
    const dead = shipped.map(({ path }) => path).filter(path => !reached.has(path) && !EXPLORERS.test(path))
    expect(dead).toEqual([])
  })
})
