import { describe, expect, it } from 'vitest'
import type { Modifier } from '@shared/systems/dystopian-wars/model/modifier'
import { u } from '@kit/systems/dystopian-wars'
import { addedModifier, aimOf, draftOf, PLAIN_ROLL, toggled } from './roll-draft'

const impact: Modifier = { source: 'mar', side: 'attacker', name: 'hardImpact', value: 2 }
const hidden: Modifier = { source: 'mar', side: 'defender', name: 'smoke', value: -1 }
const gm: Modifier = { source: 'gm', side: 'attacker', name: 'GM', value: 1 }

describe('what is ticked for a roll (DW-040, DW-041)', () => {
  it('counts only the suggestions with a tick, and all that was added', () => {
    const draft = { ...PLAIN_ROLL, ticked: [1], added: [gm] }
    expect(aimOf([impact, hidden], draft).modifiers).toEqual([hidden, gm])
  })
  it('comes back as it was when its dice waited', () => {
    const draft = { toHit: 5, ticked: [0], added: [gm], clearedIds: [u('a')] }
    expect(draftOf([impact, hidden], aimOf([impact, hidden], draft))).toEqual(draft)
  })
  it('a rule or card of the defender only takes dice, one of the attacker only adds; the game master does either', () => {
    expect(addedModifier('card', 'defender', ' smoke ', 2)).toEqual({ source: 'card', side: 'defender', name: 'smoke', value: -2 })
    expect(addedModifier('mar', 'attacker', 'x', -2).value).toBe(2)
    expect(addedModifier('gm', 'attacker', 'x', -2).value).toBe(-2)
  })
  it('a second tick takes the first away', () => {
    expect(toggled(toggled([1], 2), 1)).toEqual([2])
  })
})
