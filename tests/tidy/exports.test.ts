import { describe, expect, it } from 'vitest'
import { CODE, isTest } from './repository'

/** Lists that only tests read, and declarations that the compiler reads by itself. */
const FOR_TESTS = /(?:\/requirements\.ts|\.d\.ts)$/u
/** The explorers, and the core, where use by its own test is enough. */
const USED_BY_ITS_TEST = /^(?:tests\/explorers|src\/shared\/(?:kernel|core))\//u

const shipped = CODE.filter(file => /^(?:src|tests\/explorers)\//u.test(file.path) && !isTest(file) && !FOR_TESTS.test(file.path))
/** Every word of the code, and the files it occurs in. */
const filesWith = new Map<string, string[]>()
for (const { path, text } of CODE) {
  for (const word of new Set(text.match(/\w+/gu))) {
    const files = filesWith.get(word)
    if (files === undefined) filesWith.set(word, [path])
    else files.push(path)
  }
}

describe('what a file exports', () => {
  it('is named in another file', () => {
    const alone = shipped.flatMap(file =>
      exportedNames(file.text)
        .filter(name => usersOf(name, file.path).length === 0)
        .map(name => `${file.path}: ${name}`)
    )
    expect(alone).toEqual([])
  })

  it('is used by more than its own test', () => {
    const unused = shipped
      .filter(file => !USED_BY_ITS_TEST.test(file.path))
      .flatMap(file =>
        exportedNames(file.text)
          .filter(name => countOf(file.text, name) === 1)
          .filter(name => usersOf(name, file.path).every(path => path === file.path.replace(/\.ts$/u, '.test.ts')))
          .map(name => `${file.path}: ${name}`)
      )
    expect(unused).toEqual([])
  })
})

function usersOf(name: string, own: string): readonly string[] {
  return (filesWith.get(name) ?? []).filter(path => path !== own)
}

function exportedNames(text: string): readonly string[] {
  return [...text.matchAll(/^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gmu)].map(
    found => found[1] ?? ''
  )
}

function countOf(text: string, name: string): number {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'gu'))].length
}
