import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '../../src/shared/campaign/themes'
import { LOCALES } from '../../src/shared/kernel/locale'
import { CODE, FILES, isTest, places, ROOT, SOURCES, SYSTEM_IDS } from './repository'

const SCRIPTS = CODE.filter(file => file.path.startsWith('scripts/') && !isTest(file))
/** Lists languages of Chromium, not ours. */
const STUB = 'scripts/package/stub-runtime.mjs'
const anyOf = LOCALES.join('|')

describe('languages are data', () => {
  it('so no code asks which one it is', () => {
    const asked = new RegExp(`/\\^\\(?(?:${anyOf})\\b|startsWith\\(['"](?:${anyOf})\\b|[!=]== ?['"](?:${anyOf})['"]`, 'gu')
    expect(places(CODE, asked)).toEqual([])
  })

  it('so they are named in their own list, and elsewhere only as keys of a record', () => {
    const named = new RegExp(`(['\`])(?:${anyOf})\\1`, 'gu')
    const files = [...SOURCES, ...SCRIPTS].filter(file => file.path !== 'src/shared/kernel/locale.ts' && file.path !== STUB)
    expect(places(files, named)).toEqual([])
  })

  it('so tests that look at all of them, or at all themes, take those lists too', () => {
    const all = (names: readonly string[]): string => `(?:'(?:${names.join('|')})'(?:, )?){${String(names.length)}}`
    const lists = new RegExp(`\\[(?:${all(LOCALES)}|${all(SHOWN_THEMES)})\\]`, 'gu')
    expect("['en', 'fr'] and ['night', 'light', 'dark']".match(lists)).toHaveLength(2)
    const own = [
      'src/shared/kernel/locale.ts',
      'src/shared/kernel/locale.test.ts',
      'src/shared/campaign/themes.ts',
      'tests/tidy/languages.test.ts'
    ]
    expect(
      places(
        CODE.filter(file => !own.includes(file.path)),
        lists
      )
    ).toEqual([])
  })

  it.each(LOCALES)('and %s has its messages, its user guide and the words of the window it runs in', locale => {
    const has = (start: string): boolean => FILES.some(file => file.path.startsWith(start))
    expect(has(`src/renderer/src/i18n/${locale}/`)).toBe(true)
    expect(has(`docs/user-guide/${locale}/`)).toBe(true)
    const packed = FILES.find(file => file.path === 'electron-builder.config.mjs')?.text
    expect(/electronLanguages: \[([^\]]*)\]/u.exec(packed ?? '')?.[1]).toMatch(new RegExp(`'${locale}\\b`, 'u'))
  })
})

/** The languages that are keys of something in a text. */
function keyedBy(text: string): readonly string[] {
  return LOCALES.filter(one => new RegExp(`^ *'?${one}'?: `, 'mu').test(text))
}

describe('a record that has words in two languages', () => {
  it('has them in every language: one that is added is missing nowhere in silence', () => {
    const records = CODE.filter(file => !isTest(file) && !file.path.startsWith('tests/') && keyedBy(file.text).length > 1)
    expect(records.length).toBeGreaterThan(5)
    expect(records.filter(({ text }) => keyedBy(text).length < LOCALES.length).map(({ path }) => path)).toEqual([])
    expect([keyedBy("{\n  en: 'Delete',\n  'fr': 'Suppr'\n}"), keyedBy("{ en: 'Delete' }")]).toEqual([['en', 'fr'], []])
  })
})

describe('docs/adding-a-language.md', () => {
  const page = FILES.find(file => file.path === 'docs/adding-a-language.md')?.text ?? ''
  /** A folder or a file of another language than the first. */
  const ELSEWHERE = new RegExp(`/(?:${LOCALES.slice(1).join('|')})(\\/.*|\\..*|$)`, 'u')
  /** One place of every game is told for all. */
  const told = (path: string): string =>
    path
      .replace(/\/systems\/[a-z-]+\/(?<room>samples|reference)\/.*/u, '/systems/GAME/$<room>/')
      .replace(ELSEWHERE, (_, rest: string) => (rest.startsWith('.') ? `/en${rest}` : '/en/'))
  const isOurs = (path: string): boolean => /^(?:src|scripts|docs\/user-guide|electron-builder)/u.test(path)
  const folders = readdirSync(join(ROOT, 'docs/user-guide/pictures')).map(name => `docs/user-guide/pictures/${name}/`)

  it('names every place that has words of its own in each language', () => {
    const records = CODE.filter(file => isOurs(file.path) && !isTest(file) && keyedBy(file.text).length > 1)
    const ofOne = FILES.map(({ path }) => path).filter(path => isOurs(path) && ELSEWHERE.test(path))
    const inCode = FILES.filter(
      ({ path, text }) => isOurs(path) && !path.endsWith('.test.ts') && /\^fr\/|--fr|electronLanguages|French puts/u.test(text)
    )
    const places = new Set([...records, ...inCode].map(file => told(file.path)).concat([...ofOne, ...folders].map(told)))
    expect(places.size).toBeGreaterThan(15)
    expect([...places].filter(place => !page.includes(`\`${place}\``))).toEqual([])
  })

  it('names nothing that is not there', () => {
    const named = [...page.matchAll(/`(?<path>(?:src|scripts|docs)\/[^`]*)`/gu)].map(({ groups }) => groups?.['path'] ?? '')
    const exists = (path: string): boolean =>
      SYSTEM_IDS.some(id => FILES.some(file => file.path.startsWith(path.replace('GAME', id))) || existsSync(join(ROOT, path)))
    expect(named.filter(path => !exists(path))).toEqual([])
  })
})
