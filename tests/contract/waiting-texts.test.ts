import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Texts of rule systems whose rules are here and whose screens are not: they go to the message files with their panels. */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'texts')

type Texts = { readonly [key: string]: string | Texts }

const read = (system: string, file: string): Texts => JSON.parse(readFileSync(join(FOLDER, system, file), 'utf8')) as Texts
const rows = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : rows(value, `${path}${key}.`)
  )
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(found => found[1] ?? '').sort()

describe.each(readdirSync(FOLDER))('the texts that wait for the screens of %s', system => {
  it.each([
    ['en.json', 'fr.json'],
    ['rulings-en.json', 'rulings-fr.json']
  ])('say the same in %s and %s', (one, other) => {
    const english = rows(read(system, one))
    const french = new Map(rows(read(system, other)))
    expect([...french.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    for (const [key, text] of english) {
      expect(text.trim(), key).not.toBe('')
      expect([...new Set(holes(french.get(key) ?? ''))], key).toEqual([...new Set(holes(text))])
    }
  })
})
