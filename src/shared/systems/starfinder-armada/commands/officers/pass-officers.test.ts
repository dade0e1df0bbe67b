import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, given, o } from '@kit/systems/starfinder-armada'
import { phasesLater } from '@kit/systems/starfinder-armada/actions'

const officers = [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Cy', 'commander', 'a')]
const table = at(battle(anArmada('us', [{ id: 'a' }], officers), anArmada('them', [{ id: 'x' }])), 'engineering')
const pass = (...names: readonly string[]) => ({ type: 'passOfficers', officerIds: names.map(o) }) as const

describe('officers who pass (SA-046)', () => {
  it('have no action left in this round, and do none', () => {
    given(table)
      .when(pass('Eng', 'Cy'))
      .then({ type: 'officersPassed', officerIds: [o('Eng'), o('Cy')] })
      .thenState(state =>
        expect(state.officers.map(({ hasActed, action }) => [hasActed, action])).toEqual([
          [true, null],
          [true, null]
        ])
      )
      .when(pass('Cy'))
      .isRefused('already-acted')
  })
  it('act again in the next', () => {
    given(table)
      .when(pass('Eng'))
      .thenState(state => expect(phasesLater(state, 5).officers.map(({ hasActed }) => hasActed)).toEqual([false, false]))
  })
  it('are officers of the battle, each named once', () => {
    given(table).when(pass('Nobody')).isRefused('no-such-officer')
    given(table).when(pass('Cy', 'Cy')).isRefused('already-acted')
  })
})
