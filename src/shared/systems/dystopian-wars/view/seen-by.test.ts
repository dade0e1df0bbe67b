import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { aSquadron, aUnit, attack, battle, counter, next, playAll, s, u } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { seenBy } from './seen-by'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const hiding = (state: BattleState, id: string): BattleState => ({
  ...state,
  squadrons: state.squadrons.map(one => (one.id === id ? { ...one, isHidden: true } : one))
})
const flyer = aUnit('a', { type: 'flying' })
const table = hiding(battle([aSquadron('A', [flyer])], [aSquadron('X', [aUnit('x')]), aSquadron('Y', [aUnit('y')])]), 'Y')
const declared = playAll(table, { type: 'activateSquadron', squadronId: s('A') }, attack('a', 'x'), next)

/** The counter-attack of `x` made by `y` instead. */
function byAmbush(state: BattleState): BattleState {
  if (state.activation === null) throw new Error('A squadron acts')
  const attacks = state.activation.attacks.map(one =>
    one.role === 'counter' ? { ...one, parts: one.parts.map(part => ({ ...part, combatantId: u('y') })) } : one
  )
  return { ...state, activation: { ...state.activation, attacks } }
}

describe('the battle as a side sees it (DW-016)', () => {
  it('passes the step in which only a squadron out of sight answers', () => {
    const [plain, answered] = [playAll(declared, next), byAmbush(playAll(declared, counter('x', 'a'), next))]
    expect([plain.step, answered.step]).toEqual(['attack', 'resolveCounters'])
    expect(seenBy(answered, ours)).toEqual(seenBy(plain, ours))
  })
  it('has no due of a unit out of sight, and none of its dice in defence', () => {
    const due = { kind: 'explosion', turn: 1 } as const
    const owing: BattleState = {
      ...declared,
      obligations: [
        { ...due, id: 'o1', unitId: u('x') },
        { ...due, id: 'o2', unitId: u('y') }
      ]
    }
    expect(seenBy(owing, ours).obligations.map(({ id }) => id)).toEqual(['o1'])
    expect(seenBy(owing, { kind: 'side', sideId: 'B' }).obligations.map(({ id }) => id)).toEqual(['o1', 'o2'])
    if (declared.activation === null) throw new Error('A squadron acts')
    const defence = ['x', 'y'].map(id => ({ combatantId: u(id) }) as never)
    const spent = { ...declared, activation: { ...declared.activation, defence } }
    expect(seenBy(spent, ours).activation?.defence.map(({ combatantId }) => combatantId)).toEqual(['x'])
  })
  it('has no activation of a squadron out of sight', () => {
    const acts = playAll(table, { type: 'activateSquadron', squadronId: s('Y') })
    expect([seenBy(acts, ours).activation, seenBy(acts, ours).step]).toEqual([null, 'between'])
  })
})
