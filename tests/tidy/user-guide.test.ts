import { describe, expect, it } from 'vitest'
import { KEY_ACTIONS } from '../../src/renderer/src/composables/key-actions'
import { messagesOf } from '../support/messages'
import { FILES } from './repository'

const LANGUAGES = ['en', 'fr'] as const
/** The guide in a language, its lines joined and its spaces plain. */
const guideIn = (language: string): string =>
  FILES.find(file => file.path === `docs/user-guide/${language}/README.md`)?.text.replaceAll(/[\u00A0\u202F]/gu, ' ') ?? ''

describe('the user guide', () => {
  it('has the same chapters and pictures in every language', () => {
    const shapeOf = (language: string): readonly string[] =>
      [...guideIn(language).matchAll(/^(#+) (\d*)|\.\.\/pictures\/\w+\/([\w-]+)\.webp/gmu)].map(
        ([, depth = '', number = '', picture = '']) => depth + number + picture
      )
    expect(shapeOf('en').length).toBeGreaterThan(20)
    expect(shapeOf('fr')).toEqual(shapeOf('en'))
  })

  it.each(LANGUAGES)('calls buttons in %s what the app calls them', language => {
    const said = new Set(messagesOf(language).values())
    const buttons = [...guideIn(language).matchAll(/\*\*([^*]+…)\*\*/gu)].map(found => (found[1] ?? '').replaceAll(/\s+/gu, ' '))
    expect(buttons.length).toBeGreaterThan(4)
    expect(buttons.filter(button => !said.has(button))).toEqual([])
  })

  it.each(LANGUAGES)('lists in %s the keys of a battle as they usually are', language => {
    const table = guideIn(language)
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .map(line => line.split('|')[1] ?? '')
      .join(' ')
    // The guide tells of Starfinder's battles; letters of another game stand on its own `?` card.
    const ofEvery = Object.entries(KEY_ACTIONS).filter(
      ([act, row]) => act.startsWith('battle.') && (!('system' in row) || row.system === 'starfinder-armada')
    )
    const named = ofEvery.map(([, { keys }]) => written(keys[0], language))
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter(key => !table.includes(`\`${key}\``))).toEqual([])
  })
})

/** `Shift+h` as the guide writes it: `⇧H`. */
function written(key: string, language: (typeof LANGUAGES)[number]): string {
  const capital = key.replace(/(?<=^|\+)[a-z]$/u, letter => letter.toUpperCase())
  const english = capital.replace('Shift+', '⇧').replace('Ctrl+', 'Ctrl ')
  return language === 'fr' ? english.replace('Enter', 'Entrée') : english
}
