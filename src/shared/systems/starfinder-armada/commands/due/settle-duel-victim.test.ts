import { describe, expect, it } from 'vitest'
import { benefitOf } from '../../derive/checks/officer-benefit'
import type { BattleState } from '../../model/battle'
import type { SaObligation } from '../../model/obligation'
import { anArmada, anOfficer, at, battleWith, f, fleetIn, given, o } from '@kit/systems/starfinder-armada'
import { phasesLater } from '@kit/systems/starfinder-armada/actions'

const due = (id = 'o1'): SaObligation => ({ id, kind: 'duelVictim', fleetId: f('x'), duelistId: o('Cy'), round: 1, isDeferred: false })

function table(rulings: BattleState['rulings'] = {}, ...dues: readonly SaObligation[]): BattleState {
  const us = anArmada('us', [{ id: 'a' }], [anOfficer('Cy', 'commander', 'a')])
  const them = anArmada(
    'them',
    [{ id: 'x' }, { id: 'y' }],
    [anOfficer('Kor', 'commander', 'x'), anOfficer('Vex', 'chiefCaster', 'x'), anOfficer('Hask', 'admiral', 'y')]
  )
  return { ...at(battleWith(rulings, us, them), 'resolution'), obligations: dues.length === 0 ? [due()] : dues }
}
const settle = (officer: string | null, obligationId = 'o1') =>
  ({ type: 'settleDuelVictim', obligationId, officerId: officer === null ? null : o(officer) }) as const
const without = (state: BattleState, ...ids: readonly string[]): BattleState => ({
  ...state,
  officers: state.officers.map(one => (ids.includes(one.id) ? { ...one, isIncapacitated: true } : one))
})

describe('who falls in a duel (SA-066, SA-Q24)', () => {
  it.each([{}, { 'sa.duelVictim': 'defenderChooses' }, { 'sa.duelVictim': 'attackerChooses' }])(
    'is chosen (sa.duelVictim = defenderChooses, sa.duelVictim = attackerChooses): %o',
    rulings => {
      given(table(rulings))
        .when(settle('Vex'))
        .then({ type: 'obligationSettled', obligationId: 'o1' }, { type: 'officerFelled', officerId: o('Vex') })
        .thenState(state => {
          expect(state.obligations).toEqual([])
          expect(state.officers.filter(one => one.isIncapacitated).map(one => one.id)).toEqual(['Vex'])
        })
      given(table(rulings)).when(settle(null)).isRefused('needs-a-target')
    }
  )
  it('is drawn among those aboard (sa.duelVictim = random)', () => {
    const random = table({ 'sa.duelVictim': 'random' })
    given(random)
      .when(settle(null))
      .asks({ purpose: 'sa.roll.duelVictim', die: 'd2', count: 1, actor: 'x' })
      .rolling([2])
      .then({ type: 'obligationSettled', obligationId: 'o1' }, { type: 'officerFelled', officerId: o('Vex') })
    given(random)
      .when(settle(null))
      .rolling([1])
      .thenAmong({ type: 'officerFelled', officerId: o('Kor') })
    given(random).when(settle('Vex')).isRefused('needs-no-target')
    given(without(random, 'Kor'))
      .when(settle(null))
      .thenAmong({ type: 'officerFelled', officerId: o('Vex') })
  })
  it('is aboard that fleet, and has not fallen before', () => {
    given(table()).when(settle('Hask')).isRefused('not-aboard')
    given(table()).when(settle('Cy')).isRefused('not-aboard')
    given(without(table(), 'Kor')).when(settle('Kor')).isRefused('not-aboard')
    given(table()).when(settle('Nobody')).isRefused('no-such-officer')
    given(table()).when(settle('Kor', 'o2')).isRefused('no-such-obligation')
  })
  it('gives no benefit for the rest of the battle, and acts no more', () => {
    given(table())
      .when(settle('Vex'))
      .thenState(state => {
        for (const phases of [0, 6])
          expect(benefitOf(phasesLater(state, phases), fleetIn(state, 'x'), 'chiefCaster')).toMatchObject({ blockedBy: 'incapacitated' })
      })
  })
})

describe('several duels against one fleet (SA-066)', () => {
  it('fell one officer each', () => {
    given(table({}, due(), due('o2')))
      .when(settle('Vex'))
      .thenState(state => expect(state.obligations.map(one => one.id)).toEqual(['o2']))
      .when(settle('Kor', 'o2'))
      .thenState(state => expect(state.officers.filter(one => one.isIncapacitated)).toHaveLength(2))
  })
  it('are all answered with the last officer, other fleets’ are not', () => {
    const elsewhere = { ...due('o3'), fleetId: f('y') }
    given(without(table({}, due(), due('o2'), elsewhere), 'Kor'))
      .when(settle('Vex'))
      .then(
        { type: 'obligationSettled', obligationId: 'o1' },
        { type: 'obligationSettled', obligationId: 'o2' },
        { type: 'officerFelled', officerId: o('Vex') }
      )
      .thenState(state => expect(state.obligations.map(one => one.id)).toEqual(['o3']))
  })
  it('need no answer where nobody is left', () => {
    given(without(table(), 'Kor', 'Vex'))
      .when(settle(null))
      .then({ type: 'obligationSettled', obligationId: 'o1' })
    given(without(table({ 'sa.duelVictim': 'random' }), 'Kor', 'Vex'))
      .when(settle(null))
      .then({ type: 'obligationSettled', obligationId: 'o1' })
  })
})
