import { describe, expect, it } from 'vitest'
import type { RulingDefinition } from '@shared/core/rulings/ruling'
import { LOCALES } from '@shared/kernel/locale'
import { SYSTEM_IDS } from '@shared/systems'
import type { SystemReference } from '../../src/renderer/src/contract/system-reference'
import { readDigest, type Passage } from '../../src/renderer/src/shell/reference/digest'

const TEXTS = import.meta.glob<string>('../../src/renderer/src/i18n/*/digest/*.md', { query: '?raw', eager: true, import: 'default' })
const REFERENCES = import.meta.glob<SystemReference>('../../src/renderer/src/systems/*/reference/reference.ts', { import: 'reference' })
const MESSAGES = import.meta.glob<object>('../../src/renderer/src/i18n/en/**/*.json', { eager: true, import: 'default' })
const REQUIREMENTS = import.meta.glob<object>('../../src/shared/systems/*/requirements.ts', { import: 'REQUIREMENTS' })
const RULINGS = import.meta.glob<readonly RulingDefinition[]>('../../src/shared/systems/*/rulings.ts', { import: 'RULINGS' })
/** The longest rule, in characters: two sentences or three that one reads at the table. */
const RULE_MAX = 420

const textOf = (id: string, locale: string): string => TEXTS[`../../src/renderer/src/i18n/${locale}/digest/${id}.md`] ?? ''
const passagesOf = (id: string, locale: string): readonly Passage[] => readDigest(textOf(id, locale)).flatMap(({ passages }) => passages)
const referenceOf = async (id: string): Promise<SystemReference> => {
  const load = REFERENCES[`../../src/renderer/src/systems/${id}/reference/reference.ts`]
  if (load === undefined) throw new Error(`${id} has no reference`)
  return load()
}
const requirementsOf = async (id: string): Promise<readonly string[]> =>
  Object.keys((await REQUIREMENTS[`../../src/shared/systems/${id}/requirements.ts`]?.()) ?? {})
const isMessage = (key: string): boolean =>
  Object.values(MESSAGES).some(
    file => typeof key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], file) === 'string'
  )

describe.each(SYSTEM_IDS)('the reference of %s', id => {
  it.each(LOCALES)('tells every rule once, shortly, in %s', async locale => {
    const rules = passagesOf(id, locale).flatMap(passage => passage.rules)
    expect(rules.map(rule => rule.id).sort()).toEqual(await requirementsOf(id))
    expect(rules.filter(({ text }) => text.length > RULE_MAX).map(rule => rule.id)).toEqual([])
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length)
  })
  it.each(LOCALES)('has the same chapters, passages, rules and examples in %s as in English', locale => {
    const shape = (of: string): unknown =>
      readDigest(textOf(id, of)).map(chapter => [
        chapter.id,
        chapter.passages.map(one => [one.id, one.rules.map(rule => rule.id), one.intro !== '', one.example !== ''])
      ])
    expect(shape(locale)).toEqual(shape('en'))
  })
  it('links every passage, and every house rule from where it matters', async () => {
    const { passages } = await referenceOf(id)
    const rulings = ((await RULINGS[`../../src/shared/systems/${id}/rulings.ts`]?.()) ?? []).map(({ key }) => key)
    const ids = passagesOf(id, 'en').map(passage => passage.id)
    const links = Object.values(passages)
    expect(Object.keys(passages).sort()).toEqual([...ids].sort())
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(links.flatMap(link => link.rulings ?? []))].sort()).toEqual([...rulings].sort())
    expect(links.flatMap(link => link.see ?? []).filter(other => !ids.includes(other))).toEqual([])
    expect(Object.entries(passages).filter(([own, link]) => link.see?.includes(own) === true)).toEqual([])
  })
  it('shows every table it has, whole', async () => {
    const { passages, tables } = await referenceOf(id)
    const named = Object.values(passages).flatMap(link => link.tables ?? [])
    expect([...new Set(named)].sort()).toEqual(Object.keys(tables).sort())
    for (const [name, table] of Object.entries(tables)) {
      const { columns, rows } = table()
      expect(rows.length, name).toBeGreaterThan(0)
      for (const row of rows) expect(row.length, name).toBe(columns.length)
      const said = [...columns, ...rows.flat()].flatMap(cell => (typeof cell === 'object' ? [cell.key] : []))
      expect(
        said.filter(key => !isMessage(key)),
        name
      ).toEqual([])
    }
  })
  it('translates the terms of the game, each of them once and explained by a rule', async () => {
    const { glossary } = await referenceOf(id)
    const requirements = await requirementsOf(id)
    expect(glossary.length).toBeGreaterThan(15)
    expect(glossary.filter(({ rule }) => !requirements.includes(rule))).toEqual([])
    for (const locale of LOCALES) {
      const words = glossary.map(term => term.words[locale])
      expect(words.filter(word => word.trim() === '')).toEqual([])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })
})
