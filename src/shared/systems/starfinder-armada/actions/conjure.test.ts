import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import { advance, anArmada, anOfficer, at, battle, given, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cas', 'chiefCaster', 'a', 12), anOfficer('Low', 'chiefCaster', 'b', 5)]),
    anArmada('them', [{ id: 'x' }])
  ),
  'engineering'
)
const conjure = (place = 'C7', officer = 'Cas') => act(officer, { action: 'conjure', place })

describe('Conjure (SA-069)', () => {
  it('is a flat check against 10', () => {
    given(start).when(conjure()).asks({ purpose: 'sa.roll.action.conjure', die: 'd20', count: 1, actor: 'Cas' })
    given(start)
      .when(conjure())
      .rolling([9])
      .then(
        { type: 'actionTaken', officerId: o('Cas'), action: 'conjure', targetId: null },
        { type: 'actionRolled', officerId: o('Cas'), action: 'conjure', natural: 9, total: 9, dc: 10, isSuccess: false }
      )
    given(start)
      .when(conjure())
      .rolling([10])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 10, isSuccess: true }), like<SaEvent>({ type: 'effectBegun' }))
  })
  it('leaves debris where the table says, which hurts by the officer bonus', () => {
    expect(play(start, conjure('  C7 '), [10]).effects).toEqual([
      {
        id: 'e1',
        kind: 'debris',
        targetId: 'a',
        armadaId: 'us',
        place: 'C7',
        damage: 4,
        officerId: 'Cas',
        cause: 'sa.cause.conjure',
        source: 'SA-069',
        ending: endOfRound(1),
        suspension: null
      }
    ])
    expect(play(start, conjure('', 'Low'), [20]).effects[0]).toMatchObject({ place: '', damage: 2 })
  })
  it('lasts to the end of the round and no further', () => {
    const last = phasesLater(play(start, conjure(), [10]), 3)
    expect([last.phase, last.effects.length]).toEqual(['resolution', 1])
    given(last)
      .when(advance)
      .thenState(state => expect([state.round, state.effects]).toEqual([2, []]))
  })
  it('reaches as far as other actions (SA-052)', () => {
    given(start)
      .when({ ...conjure(), rangeHexes: 8 })
      .asks({ die: 'd20' })
    given(start)
      .when({ ...conjure(), rangeHexes: 9 })
      .isRefused('out-of-reach')
  })
  it('may be done by two casters', () => {
    expect(play(play(start, conjure('C7'), [10]), conjure('D8', 'Low'), [10]).effects).toHaveLength(2)
  })
  it('affects a place, not a fleet: a fleet without communications can do it (SA-109)', () => {
    given(withEffects(start, condition('a', 'communications')))
      .when(conjure())
      .asks({ die: 'd20' })
  })
})
