import { describe, expect, it } from 'vitest'
import { KEY_ACTIONS, type KeyRow } from '../../src/renderer/src/contract/key-actions'
import { SYSTEM_IDS } from '@shared/systems/index'
import { LOCALES, type Locale } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { FILES } from './repository'

/** The guide in a language, its lines joined and its spaces plain. */
const guideIn = (language: string): string =>
  FILES.find(file => file.path === `docs/user-guide/${language}/README.md`)?.text.replaceAll(/[\u00A0\u202F]/gu, ' ') ?? ''

describe('the user guide', () => {
  it('has the same chapters and pictures in every language', () => {
    const shapeOf = (language: string): readonly string[] =>
      [...guideIn(language).matchAll(/^(#+) (\d*)|\.\.\/pictures\/\w+\/([\w-]+)\.webp/gmu)].map(
        ([, depth = '', number = '', picture = '']) => depth + number + picture
      )
    const [first, ...others] = LOCALES.map(shapeOf)
    expect(first?.length).toBeGreaterThan(20)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(
    Object.entries({
      en: 'While dice are needed, a digit is a die; otherwise it is a ship of the side in hand; only the field or the numbered question',
      fr: 'Tant que des dés sont attendus, un chiffre est un dé ; sinon, c’est un vaisseau du camp en main ; seuls le champ ou la question numérotée'
    } satisfies Record<Locale, string>)
  )('tells in %s in one sentence where a digit goes, as digit-pressed.test.ts holds it', (language, said) => {
    expect(guideIn(language).replaceAll(/\s+/gu, ' ')).toContain(said)
  })

  it.each(LOCALES)('begins no line in %s with a space that only looks like one', language => {
    expect(FILES.find(file => file.path === `docs/user-guide/${language}/README.md`)?.text).not.toMatch(/^[\u00A0\u202F]/mu)
  })

  it.each(LOCALES)('calls buttons in %s what the app calls them', language => {
    const said = new Set(messagesOf(language).values())
    const buttons = [...guideIn(language).matchAll(/\*\*([^*]+…)\*\*/gu)].map(found => (found[1] ?? '').replaceAll(/\s+/gu, ' '))
    expect(buttons.length).toBeGreaterThan(4)
    expect(buttons.filter(button => !said.has(button))).toEqual([])
  })

  it.each(LOCALES)('lists in %s the keys of every screen as they usually are', language => {
    const table = guideIn(language)
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => line.split('|')[1] ?? '')
      .join(' ')
    // The tables list Starfinder's keys; every other game has its own section.
    const named = keysFor(row => row.system === undefined || row.system === 'starfinder-armada', language)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(key => !table.includes(`\`${key}\``))).toEqual([])
  })

  it.each(LOCALES)('says in %s, where it tells what digits mean in every battle, which of them has an act of its own', language => {
    const digits = keysFor(() => true, language).filter(key => /^\d$/u.test(key))
    expect(digits).toEqual(['0'])
    const sentence = /(?:the digits|les chiffres) (?:point|désignent)[^.]*\./u.exec(guideIn(language).replaceAll('\n', ' '))?.[0] ?? ''
    for (const digit of digits) expect(sentence).toContain(`\`${digit}\``)
    expect(sentence).toContain('Petit Wargame')
  })

  it.each(LOCALES)('has in %s a section for every other game, with the letters that are its own', language => {
    const sections = guideIn(language).split(/^### /mu).slice(1)
    for (const system of SYSTEM_IDS.filter(id => id !== 'starfinder-armada')) {
      const section = sections.find(text => letters(text.split('\n')[0] ?? '').startsWith(letters(system))) ?? ''
      expect(section, system).not.toBe('')
      const missing = keysFor(row => row.system === system, language).filter(key => !section.includes(`\`${key}\``))
      expect(missing, system).toEqual([])
    }
  })
})

function keysFor(isAsked: (row: KeyRow) => boolean, language: Locale): readonly string[] {
  return Object.values<KeyRow>(KEY_ACTIONS)
    .filter(isAsked)
    .map(({ keys }) => written(keys[0], language))
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/gu, '')

/** Keys with another name on a keyboard of the language. */
const KEY_NAMES: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  en: [],
  fr: [
    ['Enter', 'Entrée'],
    ['Delete', 'Suppr']
  ]
}

/** `Shift+h` as the guide writes it: `⇧H`. */
function written(key: string, language: Locale): string {
  const capital = key.replace(/(?<=^|\+)[a-z]$/u, letter => letter.toUpperCase())
  const english = capital.replace('Shift+', '⇧').replace('Ctrl+', 'Ctrl ')
  return KEY_NAMES[language].reduce((text, [name, named]) => text.replace(name, named), english)
}
