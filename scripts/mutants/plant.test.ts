import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawn, everyFault, named, plantedFiles, testsOf } from './files.mjs'
import { faultsIn, planted } from './plant.mjs'

const mutants = (code: string): readonly string[] => faultsIn(code).map(fault => planted(code, fault))

describe('the faults of a line', () => {
  it.each([
    ['const a = b < 3', ['const a = b <= 3', 'const a = b < 4']],
    ['const a = !b && true', ['const a = !b || true', 'const a = b && true', 'const a = !b && false']],
    ['if (a) go()', ['if (false) go()', 'if (a) ;']],
    ['const a = b ? 1 : 2', ['const a = true ? 1 : 2', 'const a = b ? 2 : 2', 'const a = b ? 1 : 3']],
    ['const a = b.some(c)', ['const a = b.every(c)']],
    ['const a = b + c', ['const a = b - c']]
  ])('%s', (code, expected) => {
    expect([...mutants(code)].sort()).toEqual([...expected].sort())
  })

  it.each(["import { a } from './b'", 'type A = 1 | true', "const a = b + ' fleets'", 'const a = { 1: b }', "throw new Error('x' + 1)"])(
    'are none in %s',
    code => {
      expect(mutants(code)).toEqual([])
    }
  )

  it('say where they stand', () => {
    expect(faultsIn('const a = 1\nconst b = 2')).toMatchObject([
      { line: 1, was: '1', text: '2' },
      { line: 2, was: '2', text: '3' }
    ])
  })
})

describe('the files faults are planted into', () => {
  it('are the rules and the store, without their tests', () => {
    const files = plantedFiles()
    expect(files).toContain('src/shared/core/dice/rule.ts')
    expect(files).toContain('src/main/store/journal/journal.ts')
    expect(files.filter(file => /\.test\.ts$|^src\/renderer/u.test(file))).toEqual([])
  })

  it('are drawn the same each time, whatever else there is', () => {
    const [first, second] = [drawn(['a', 'b', 'c', 'd'], String), drawn(['d', 'x', 'b', 'a'], String).filter(name => name !== 'x')]
    expect(first.filter(name => name !== 'c')).toEqual(second)
  })
})

describe('the name of a fault', () => {
  it('is what is written there, counted where it is written twice, so that it outlives a change elsewhere', () => {
    const fault = { file: 'a.ts', code: 'b < c || b < d', was: '<', text: '<=' }
    expect(named([fault, fault, { ...fault, was: '||', text: '&&' }]).map(({ name }) => name)).toEqual([
      'a.ts: b < c || b < d: < -> <=',
      'a.ts: b < c || b < d: < -> <= (2)',
      'a.ts: b < c || b < d: || -> &&'
    ])
  })

  it('stands for a fault that there is wherever one is explained', () => {
    const explained = JSON.parse(readFileSync(new URL('./explained.json', import.meta.url), 'utf8')) as Readonly<Record<string, string>>
    const files = new Set(Object.keys(explained).map(name => name.slice(0, name.indexOf(':'))))
    const names = new Set(everyFault([...files]).map(({ name }) => name))
    expect(Object.keys(explained).filter(name => !names.has(name))).toEqual([])
  })
})

describe('the tests asked about a fault', () => {
  const test = (path: string, ...imports: string[]) => ({ path, imports })
  const file = 'src/shared/systems/xwing/derive/arcs.ts'

  it('are those that name the file, then those of its room', () => {
    const tests = [
      test('src/shared/systems/xwing/rules/fire.test.ts', file),
      test('src/shared/systems/xwing/derive/arcs.test.ts'),
      test('src/shared/systems/xwing/view.test.ts'),
      test('tests/golden/xwing.test.ts'),
      test('src/shared/systems/petit-wargame/view.test.ts')
    ]
    expect(testsOf(file, tests)).toEqual([
      ['src/shared/systems/xwing/rules/fire.test.ts', 'src/shared/systems/xwing/derive/arcs.test.ts'],
      ['src/shared/systems/xwing/view.test.ts', 'tests/golden/xwing.test.ts']
    ])
  })
})
