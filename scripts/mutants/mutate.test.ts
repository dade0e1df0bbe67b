import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shuffled, allMutants, named, mutatedFiles, testsOf } from './files.mjs'
import { mutantsIn, applyMutant } from './mutate.mjs'

const mutated = (code: string): readonly string[] => mutantsIn(code).map(mutant => applyMutant(code, mutant))

describe('the mutants of a line', () => {
  it.each([
    ['const a = b < 3', ['const a = b <= 3', 'const a = b < 4']],
    ['const a = !b && true', ['const a = !b || true', 'const a = b && true', 'const a = !b && false']],
    ['if (a) go()', ['if (false) go()', 'if (a) ;']],
    ['const a = b ? 1 : 2', ['const a = true ? 1 : 2', 'const a = b ? 2 : 2', 'const a = b ? 1 : 3']],
    ['const a = b.some(c)', ['const a = b.every(c)']],
    ['const a = b + c', ['const a = b - c']]
  ])('%s', (code, expected) => {
    expect([...mutated(code)].sort()).toEqual([...expected].sort())
  })

  it.each([
    "import { a } from './b'",
    'true satisfies A',
    'type A = 1 | true',
    "const a = b + ' fleets'",
    'const a = { 1: b }',
    "throw new Error('x' + 1)"
  ])('are none in %s', code => {
    expect(mutated(code)).toEqual([])
  })

  it('know their line', () => {
    expect(mutantsIn('const a = 1\nconst b = 2')).toMatchObject([
      { line: 1, was: '1', text: '2' },
      { line: 2, was: '2', text: '3' }
    ])
  })
})

describe('the files to mutate', () => {
  it('are the rules and the store, without their tests', () => {
    const files = mutatedFiles()
    expect(files).toContain('src/shared/core/dice/rule.ts')
    expect(files).toContain('src/main/store/journal/journal.ts')
    expect(files.filter(file => /\.test\.ts$|^src\/renderer/u.test(file))).toEqual([])
  })

  it('are shuffled the same each time, whatever else there is', () => {
    const [first, second] = [shuffled(['a', 'b', 'c', 'd'], String), shuffled(['d', 'x', 'b', 'a'], String).filter(name => name !== 'x')]
    expect(first.filter(name => name !== 'c')).toEqual(second)
  })
})

describe('the name of a mutant', () => {
  it('is the source text, numbered if it occurs twice, so that it survives a change elsewhere', () => {
    const mutant = { file: 'a.ts', code: 'b < c || b < d', was: '<', text: '<=' }
    expect(named([mutant, mutant, { ...mutant, was: '||', text: '&&' }]).map(({ name }) => name)).toEqual([
      'a.ts: b < c || b < d: < -> <=',
      'a.ts: b < c || b < d: < -> <= (2)',
      'a.ts: b < c || b < d: || -> &&'
    ])
  })

  it('exists for every explained mutant', () => {
    const explained = JSON.parse(readFileSync(new URL('./explained.json', import.meta.url), 'utf8')) as Readonly<Record<string, string>>
    const files = new Set(Object.keys(explained).map(name => name.slice(0, name.indexOf(':'))))
    const names = new Set(allMutants([...files]).map(({ name }) => name))
    expect(Object.keys(explained).filter(name => !names.has(name))).toEqual([])
  })
})

describe('the tests to run for a mutant', () => {
  const test = (path: string, ...imports: string[]) => ({ path, imports })
  const file = 'src/shared/systems/xwing/derive/arcs.ts'

  it('are those that import the file, then those of its room', () => {
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
