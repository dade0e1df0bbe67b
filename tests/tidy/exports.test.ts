import { describe, expect, it } from 'vitest'
import { CODE, isTest } from './repository'

/** Used by tests only, by intention. */
const FOR_TESTS = /\/(testkit|toy-system|requirements)\.ts$/u
/** What systems stand on: here a test of its own is use enough. */
const FOUNDATION = /^src\/shared\/(kernel|core)\//u

describe('what shared exports', () => {
  it('is used by someone', () => {
    const words = new Map(CODE.map(file => [file.path, wordsOf(file.text)]))
    const unused = CODE.filter(file => file.path.startsWith('src/shared/') && !isTest(file) && !FOR_TESTS.test(file.path)).flatMap(file => {
      const own = file.path.replace(/\.ts$/u, '.test.ts')
      return exportedNames(file.text)
        .filter(name => countOf(file.text, name) === 1)
        .filter(
          name => ![...words].some(([path, others]) => path !== file.path && (path !== own || FOUNDATION.test(path)) && others.has(name))
        )
        .map(name => `${file.path}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})

function exportedNames(text: string): readonly string[] {
  return [...text.matchAll(/^export (?:declare )?(?:const|function\*?|class|interface|type) (\w+)/gmu)].map(found => found[1] ?? '')
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\w+/gu))
}

function countOf(text: string, name: string): number {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'gu'))].length
}
