import { describe, expect, it } from 'vitest'
import type { MessageValue } from '@shared/core/engine/message'
import { LOCALES } from '@shared/kernel/locale'
import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { PROBLEM_CODES, problem } from '@shared/systems/starfinder-armada/validate/problem'
import { showLocale, withSystemTexts } from '../../../i18n'
import { texts } from '../../../i18n/texts'
import { problemText, remedyText } from './problem-text'

function say(message: MessageValue): string {
  if (typeof message !== 'object') return String(message)
  return texts.t(message.key, Object.fromEntries(Object.entries(message.values ?? {}).map(([name, value]) => [name, say(value)])))
}
let last = 0
const [armada] = sampleArmadas(() => `id${String((last += 1))}`)
const id = armada.fleets[0]?.id ?? fleetId('none')

describe('problems in words', () => {
  it('exist for every problem in every language', async () => {
    for (const locale of LOCALES) {
      await withSystemTexts('sa', () => showLocale(locale))
      for (const code of PROBLEM_CODES)
        expect(say(problemText(problem({ code, source: 'SA-004', field: 'fleets' }))), `${locale} ${code}`).not.toContain('builder.')
    }
    await showLocale('en')
  })
  it('name abilities and classes as the table does', () => {
    const found = problem({
      code: 'ability-not-for-class',
      source: 'SA-027',
      field: 'abilities',
      values: { name: 'X', ability: 'gravityMines', fleetClass: 'capital' }
    })
    expect(say(problemText(found))).toBe('A capital fleet cannot have Gravity mines')
  })
  it('say on the button what it will do', () => {
    expect(say(remedyText({ type: 'dropAbility', fleetId: id, ability: 'emp' }, armada))).toBe('Drop EMP')
    expect(say(remedyText({ type: 'setFleetTier', fleetId: id, tier: 4 }, armada))).toBe(`${armada.fleets[0]?.name ?? ''} to tier 4`)
  })
})
