import { describe, expect, it } from 'vitest'
import type { Locale, MessageFile } from '.'
import { LOCALES } from '.'

const FILES = import.meta.glob<MessageFile>('./*/*.json', { eager: true, import: 'default' })
const filesOf = (locale: Locale): readonly MessageFile[] =>
  Object.entries(FILES).flatMap(([path, file]) => (path.startsWith(`./${locale}/`) ? [file] : []))
const en: MessageFile = Object.fromEntries(filesOf('en').flatMap(file => Object.entries(file)))
const fr: MessageFile = Object.fromEntries(filesOf('fr').flatMap(file => Object.entries(file)))

describe('message files', () => {
  it('say the same things in every language', () => {
    expect([...textsOf(fr).keys()].sort()).toEqual([...textsOf(en).keys()].sort())
  })

  it('put the same values into the same sentence', () => {
    const french = textsOf(fr)
    for (const [key, text] of textsOf(en)) expect(valuesOf(french.get(key) ?? ''), key).toEqual(valuesOf(text))
  })

  it('give the same plural forms, or one form that needs none', () => {
    const french = textsOf(fr)
    const formsOf = (text: string): number => text.split(' | ').length
    for (const [key, text] of textsOf(en)) expect([1, formsOf(text)], key).toContain(formsOf(french.get(key) ?? ''))
  })

  it('leave no text empty', () => {
    for (const [key, text] of [...textsOf(en), ...textsOf(fr)]) expect(text.trim(), key).not.toBe('')
  })

  it('keep each area in one file', () => {
    for (const locale of LOCALES) {
      const areas = filesOf(locale).flatMap(file => Object.keys(file))
      expect(new Set(areas).size, locale).toBe(areas.length)
    }
  })
})

function textsOf(tree: MessageFile, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value)
    else for (const [inner, text] of textsOf(value, `${path}${key}.`)) texts.set(inner, text)
  }
  return texts
}

/** Names of the values of a sentence, each once. */
function valuesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(match => match[1] ?? ''))].sort()
}
