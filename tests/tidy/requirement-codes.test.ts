import { describe, expect, it } from 'vitest'
import { FILES, SOURCES } from './repository'

/** The mark that opens the reference, on the cards that say why, the reference itself, and what the palette says why not. */
const WHY = ['marks/RuleCode.vue', 'reference/PassageView.vue', 'reference/ReferencePane.vue', 'palette/PaletteDialog.vue']
const SHOWN = /\{\{(?<said>[^}]*)\}\}/gu
const CODE = /\b(?:SA|DW|FA|XW|PW)-Q?\d/u

describe('the codes of requirements', () => {
  it('are shown by no label, only by the cards that say why, the palette, the reference and the register of house rules', () => {
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
