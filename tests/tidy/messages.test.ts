import { describe, expect, it } from 'vitest'
import { LOCALES, SOURCE_LOCALE, type Locale } from '../../src/shared/kernel/locale'
import { MESSAGE_FOLDER as FOLDER, messageFiles, messagesOf } from './message-texts'
import { SOURCES } from './repository'

/** All messages of a language, their keys with dots. */
const MESSAGES = Object.fromEntries(LOCALES.map(locale => [locale, messagesOf(locale)])) as Readonly<
  Record<Locale, ReadonlyMap<string, string>>
>
const OTHERS = LOCALES.filter(locale => locale !== SOURCE_LOCALE)

describe('the message files', () => {
  it('have the same keys in every language', () => {
    expect(MESSAGES[SOURCE_LOCALE].size).toBeGreaterThan(0)
    for (const locale of OTHERS) expect([...MESSAGES[locale].keys()].sort(), locale).toEqual([...MESSAGES[SOURCE_LOCALE].keys()].sort())
  })

  it('take the same values in every language', () => {
    const different = OTHERS.flatMap(locale =>
      differing(locale, (text, translated) => valuesIn(translated).join() === valuesIn(text).join())
    )
    expect(different).toEqual([])
  })

  it('say something for every key', () => {
    const empty = LOCALES.flatMap(locale =>
      [...MESSAGES[locale]].filter(([, text]) => text.trim() === '').map(([key]) => `${locale}: ${key}`)
    )
    expect(empty).toEqual([])
  })

  it('give the same plural forms in every language, or one form that needs none', () => {
    const formsOf = (text: string): number => text.split(' | ').length
    const different = OTHERS.flatMap(locale => differing(locale, (text, translated) => [1, formsOf(text)].includes(formsOf(translated))))
    expect(different).toEqual([])
  })

  it('keep each area in one file of a language', () => {
    const areas = messageFiles().flatMap(file =>
      areasIn(JSON.parse(file.text) as Readonly<Record<string, object>>).map(area => `${languageOf(file.path)} ${area}`)
    )
    expect(areas.filter((area, index) => areas.indexOf(area) !== index)).toEqual([])
  })

  it('hold no key twice in one object', () => {
    const twice = messageFiles().flatMap(file => repeatedKeys(file.text).map(key => `${file.path}: ${key}`))
    expect(twice).toEqual([])
  })

  it('hold every key that the engine and the screens write out', () => {
    const written = SOURCES.flatMap(file =>
      [
        ...file.text.matchAll(
          /(?<![\w.$])(?:key: ?|label: ?|cause: ?|purpose: ?|notCounted: ?|title: ?|\b[tT]\(|\bkeypath=)['"]([a-z]\w*(?:\.[\w-]+)+)['"]/gu
        )
      ].map(found => ({
        path: file.path,
        key: found[1] ?? ''
      }))
    )
    const missing = written.filter(
      ({ key }) =>
        !isRuling(key) &&
        !MESSAGES[SOURCE_LOCALE].has(key) &&
        ![...MESSAGES[SOURCE_LOCALE].keys()].some(known => known.startsWith(`${key}.`))
    )
    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([])
  })

  it('hold no key that nobody says', () => {
    const code = SOURCES.map(file => file.text).join('\n')
    const words = new Set(code.match(/[\w-]+/gu))
    const quoted = new Set([...code.matchAll(/(['"])(?=([^'"\n]+)\1)/gu)].map(found => found[2] ?? ''))
    const patterns = [...code.matchAll(/`([^`\n]*)`/gu)].map(found => found[1] ?? '').filter(isKeyTemplate)
    const built = [...new Set(patterns)].map(patternOf)
    const dead = [...MESSAGES[SOURCE_LOCALE].keys()].filter(key => {
      if (quoted.has(key)) return false
      return !(built.some(pattern => pattern.test(key)) && key.split('.').every(segment => isWritten(segment, words)))
    })
    expect(dead).toEqual([])
  })
})

/** Messages whose translation does not agree with them. */
function differing(locale: Locale, agree: (text: string, translated: string) => boolean): readonly string[] {
  const translations = MESSAGES[locale]
  return [...MESSAGES[SOURCE_LOCALE]].filter(([key, text]) => !agree(text, translations.get(key) ?? '')).map(([key]) => `${locale}: ${key}`)
}

/** The list of house rules has a part for each system. */
function areasIn(messages: Readonly<Record<string, object>>): readonly string[] {
  return Object.entries(messages).flatMap(([area, inside]) =>
    area === 'rulings' ? Object.keys(inside).map(part => `${area}.${part}`) : [area]
  )
}

function languageOf(path: string): string {
  return path.slice(FOLDER.length + 1).split('/')[0] ?? ''
}

/** Names in braces, without duplicates, sorted. */
function valuesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(found => found[1] ?? ''))].sort()
}

/** Keys that occur twice in the same object, which JSON.parse ignores. */
function repeatedKeys(text: string): readonly string[] {
  const open: Set<string>[] = []
  const repeated: string[] = []
  for (const token of text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/gu) ?? []) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token.endsWith(':')) {
      const keys = open.at(-1)
      if (keys?.has(token) === true) repeated.push(token)
      keys?.add(token)
    }
  }
  return repeated
}

/** Ruling keys have the form of a message key of two parts. */
function isRuling(key: string): boolean {
  return key.split('.').length === 2
}

/** Whether a segment occurs somewhere as a word, or as two words joined: `gunneryHit`. */
function isWritten(segment: string, words: ReadonlySet<string>): boolean {
  if (words.has(segment)) return true
  for (let cut = 1; cut < segment.length; cut += 1) if (words.has(segment.slice(0, cut)) && words.has(segment.slice(cut))) return true
  return false
}

function isKeyTemplate(template: string): boolean {
  return /^[a-z$][\w.${}()'?: -]*$/u.test(template) && template.includes('${') && template.includes('.')
}

/** A template literal as a pattern: what is filled in may be anything. */
function patternOf(template: string): RegExp {
  const literal = template
    .replaceAll(/\$\{[^}]*\}/gu, '\0')
    .replaceAll('.', '\\.')
    .replaceAll(/[()?]/gu, '\\$&')
  return new RegExp(`^${literal.replaceAll('\0', '.+')}$`, 'u')
}
