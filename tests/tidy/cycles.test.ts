import { describe, expect, it } from 'vitest'
import { cyclesOf } from './import-cycles'
import { importsOf } from './imports'
import { CODE } from './repository'

describe('imports, those of types included', () => {
  it('form no cycle in src/shared, src/main and what tests them', () => {
    const files = CODE.filter(file => /^(?:src\/(?:shared|main)|tests\/(?:explorers|kit\/(?!renderer\/)))/u.test(file.path))
    const graph = new Map(files.map(file => [file.path, importsOf(file)]))
    expect(graph.get('src/main/application.ts')).toContain('src/shared/kernel/result.ts')
    expect(cyclesOf(graph)).toEqual([])
  })
})

describe('a cycle', () => {
  const found = (...arrows: readonly string[]): readonly string[] => {
    const graph = new Map([...new Set(arrows.join(''))].map(name => [name, arrows.filter(a => a.startsWith(name)).map(a => a.charAt(1))]))
    return cyclesOf(graph).map(cycle => cycle.join(''))
  }

  it('is found, however long it is', () => {
    expect(found('ab', 'ba')).toEqual(['ab'])
    expect(found('ab', 'bc', 'cd', 'db', 'de')).toEqual(['bcd'])
    expect(found('ab', 'ba', 'bc', 'cd', 'dc')).toEqual(['ab', 'cd'])
    expect(found('aa', 'ab')).toEqual(['a'])
  })

  it('is not two ways to the same file', () => {
    expect(found('ab', 'ac', 'bd', 'cd')).toEqual([])
  })
})
