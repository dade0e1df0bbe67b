import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import { anArmada, anOfficer, at, battle, given, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b' }],
      [anOfficer('Ada', 'admiral', 'a'), anOfficer('Cas', 'chiefCaster', 'b'), anOfficer('Two', 'chiefCaster', 'a')]
    ),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'engineering'
)
const foresee = (officer = 'Cas') => act(officer, { action: 'precognition' })
const rollOrder = { type: 'rollMovementOrder', resolveOfficerIds: [] } as const

describe('Precognition (SA-071)', () => {
  it('is a flat check against 10', () => {
    given(start)
      .when(foresee())
      .rolling([9])
      .then(
        { type: 'actionTaken', officerId: o('Cas'), action: 'precognition', targetId: null },
        { type: 'actionRolled', officerId: o('Cas'), action: 'precognition', natural: 9, total: 9, dc: 10, isSuccess: false }
      )
    given(start)
      .when(foresee())
      .rolling([10])
      .thenAmong(like<SaEvent>({ type: 'effectBegun' }))
  })
  it('adds a d4 to the next check of the armada for the order of movement, once', () => {
    const helm = phasesLater(play(start, foresee(), [10]), 1)
    const ordered = given(helm)
      .when(rollOrder)
      .rolling([10])
      .asks({ purpose: 'sa.roll.precognition', die: 'd4', count: 1, actor: 'us' })
      .rolling([3], [10])
      .thenAmong(like<SaEvent>({ type: 'effectEnded' }), like<SaEvent>({ type: 'movementOrderRolled' }))
      .thenState(state => {
        expect(state.movementOrder?.checks.map(check => [check.armadaId, check.total])).toEqual([
          ['them', 16],
          ['us', 19]
        ])
        expect(state.effects).toEqual([])
      }).state
    given(phasesLater(ordered, 5)).when(rollOrder).rolling([10]).asks({ die: 'd20', actor: 'them' })
  })
  it('helps nobody else', () => {
    given(at(play(start, foresee(), [10]), 'helm'))
      .when(rollOrder)
      .rolling([10], [3])
      .asks({ die: 'd20', actor: 'them' })
      .rolling([12])
      .thenState(state => expect(state.movementOrder?.checks.at(-1)).toMatchObject({ armadaId: 'us', total: 19, naturals: [10, 3] }))
  })
  it('waits for that check where the order of this round is rolled already', () => {
    const late = { ...play(start, foresee(), [10]), movementOrder: { checks: [], order: [], quotas: [], lastMoved: null } }
    const next = at(phasesLater(late, 4), 'helm', 2)
    expect(next.round).toBe(2)
    given(next).when(rollOrder).rolling([10]).asks({ die: 'd4', actor: 'us' })
  })
  it('adds one d4 however many casters foresaw it (SA-049)', () => {
    given(at(play(play(start, foresee(), [10]), foresee('Two'), [10]), 'helm'))
      .when(rollOrder)
      .rolling([10], [4], [1])
      .thenState(state => {
        expect(state.movementOrder?.checks.at(-1)?.total).toBe(20)
        expect(state.effects).toEqual([])
      })
  })
  it('affects no fleet: a caster without communications foresees all the same (SA-109)', () => {
    given(withEffects(start, condition('b', 'communications')))
      .when(foresee())
      .asks({ die: 'd20' })
  })
})

describe('two Precognitions of one armada (SA-071, SA-049)', () => {
  const twice = at(play(play(start, foresee(), [10]), foresee('Two'), [10]), 'helm')
  it('are one d4 (sa.sameAction = no), or one each (sa.sameAction = yes)', () => {
    given({ ...twice, rulings: { 'sa.sameAction': 'no' } })
      .when(rollOrder)
      .rolling([10])
      .asks({ die: 'd4', count: 1 })
    given({ ...twice, rulings: { 'sa.sameAction': 'yes' } })
      .when(rollOrder)
      .rolling([10])
      .asks({ die: 'd4', count: 2 })
      .rolling([4, 3], [1])
      .thenState(state => expect(state.movementOrder?.checks.at(-1)).toMatchObject({ total: 23, naturals: [10, 4, 3] }))
  })
})

describe('a Precognition for the next roll of an admiral (SA-071)', () => {
  const foreseen = play(start, foresee(), [10])
  const alone = at(
    { ...foreseen, officers: foreseen.officers.map(one => (one.id === 'Ada' ? { ...one, isIncapacitated: true } : one)) },
    'helm'
  )
  it('is not spent by the bare d6 of an armada without one: it waits', () => {
    given(alone)
      .when(rollOrder)
      .rolling([3], [10])
      .thenState(state => expect(state.effects).toMatchObject([{ kind: 'precognition', targetId: 'us' }]))
  })
  it('is spent where the d4 adds to the d6 (sa.precogNoAdmiral = addToD6)', () => {
    given({ ...alone, rulings: { 'sa.precogNoAdmiral': 'addToD6' } })
      .when(rollOrder)
      .rolling([3], [2], [10])
      .thenState(state => expect(state.effects).toEqual([]))
  })
})
