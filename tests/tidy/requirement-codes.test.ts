import { describe, expect, it } from 'vitest'
import { FILES, SOURCES } from './repository'

/** The cards that say why. */
const WHY = ['ui/dialogs/BreakdownCard.vue', 'table/racks/EffectClock.vue', 'table/racks/AbilityMarks.vue']
const SHOWN = /\{\{(?<said>[^}]*)\}\}/gu
const CODE = /\b(?:SA|DW|FA|XW|PW)-Q?\d/u

describe('the codes of requirements', () => {
  it('are shown by no label, only by the cards that say why and by the register of house rules', () => {
    const shown = SOURCES.filter(({ path }) => path.endsWith('.vue') && !WHY.some(card => path.endsWith(card))).flatMap(({ path, text }) =>
      [...text.matchAll(SHOWN)].flatMap(({ groups }) => (/\b(?:source|rule|RULE)\b(?!')/u.test(groups?.['said'] ?? '') ? [path] : []))
    )
    expect(shown).toEqual([])
  })

  it('stand in no message', () => {
    const messages = FILES.filter(({ path }) => path.startsWith('src/renderer/src/i18n/') && path.endsWith('.json'))
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter(({ text }) => CODE.test(text)).map(({ path }) => path)).toEqual([])
  })
})
