import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, battleWith, fleetIn, given } from '@kit/systems/starfinder-armada'
import { EMPTY_BATTLE } from '../../state'
import type { SaCommands } from '../command'
import type { DraftArmada } from '../../model/design'

const begin = (...armadas: DraftArmada[]): SaCommands['beginBattle'] => ({
  type: 'beginBattle',
  name: 'Gap',
  armadas: armadas.map((armada, i) => ({ sideId: 'ABCD'.charAt(i), armada })),
  rulings: {}
})
const us = anArmada(
  'us',
  [{ id: 'a', abilities: ['flagship'], size: 'large', fleetClass: 'capital' }],
  [anOfficer('Oduya', 'chiefEngineer', 'a', 6)]
)
const them = anArmada('them', [{ id: 'x' }, { id: 'y' }])

/**
 * Resolve Points as the battle begins: a player's, an officer's of the GM without any, a player's without any, an officer's of the GM with
 * one.
 */
function pointsOf(rulings: SaCommands['beginBattle']['rulings'], tier = 5): readonly number[] {
  const officers = [
    anOfficer('player', 'admiral', 'a'),
    { ...anOfficer('npc', 'commander', 'a'), isPlayer: false, resolvePoints: 0 },
    { ...anOfficer('spent', 'chiefTechnician', 'a'), resolvePoints: 0 },
    { ...anOfficer('rich', 'chiefCaster', 'a'), isPlayer: false, resolvePoints: 1 }
  ]
  return battleWith(rulings, anArmada('us', [{ id: 'a' }], officers, tier), them).officers.map(officer => officer.resolvePoints)
}

describe('a battle between two or more armadas (SA-001)', () => {
  it('puts every fleet on the table at full hull and shields, numbered within its armada', () => {
    given(EMPTY_BATTLE)
      .when(begin(us, them))
      .thenState(state => {
        expect(state.phase).toBe('deployment')
        expect(state.armadas.map(armada => [armada.id, armada.sideId])).toEqual([
          ['us', 'A'],
          ['them', 'B']
        ])
        expect(state.fleets.map(fleet => [fleet.id, fleet.number])).toEqual([
          ['a', 1],
          ['x', 1],
          ['y', 2]
        ])
        expect(fleetIn(state, 'x')).toMatchObject({ hp: 21, sp: 7 })
      })
  })
  it('gives a flagship its tier in hull (SA-019) and a crewed fleet the engineer from the start (SA-022)', () => {
    given(EMPTY_BATTLE)
      .when(begin(us, them))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hp: 31, sp: 13 }))
  })
  it('gives officers of the GM no Resolve Points but those written down (sa.npcResolve = 0, SA-Q45)', () => {
    expect(pointsOf({})).toEqual([2, 0, 0, 1])
  })
  it('gives them a fifth of the armada’s tier and 3 where none are written down (sa.npcResolve = fifthOfTierPlus3)', () => {
    expect(pointsOf({ 'sa.npcResolve': 'fifthOfTierPlus3' }, 9)).toEqual([2, 4, 0, 1])
    expect(pointsOf({ 'sa.npcResolve': 'fifthOfTierPlus3' }, 10)).toEqual([2, 5, 0, 1])
  })
  it('needs two sides, with fleets, and ids that are told apart', () => {
    given(EMPTY_BATTLE).when(begin(us)).isRefused('too-few-sides')
    given(EMPTY_BATTLE)
      .when(begin(us, anArmada('them', [])))
      .isRefused('no-fleets')
    given(EMPTY_BATTLE)
      .when(begin(us, anArmada('them', [{ id: 'a' }])))
      .isRefused('duplicate-id')
  })
  it('takes an illegal armada only by leave, and marks it', () => {
    given(EMPTY_BATTLE)
      .when(begin(us, { ...them, allowIllegal: false }))
      .isRefused('not-fit')
    given(EMPTY_BATTLE)
      .when(begin(us, them))
      .thenState(state => expect(state.armadas.map(armada => armada.isIllegal)).toEqual([false, true]))
  })
  it('begins once, and everything else waits for it', () => {
    given(EMPTY_BATTLE)
      .when(begin(us, them))
      .thenState(() => true)
      .when(begin(us, them))
      .isRefused('already-begun')
    given(EMPTY_BATTLE).when({ type: 'advancePhase' }).isRefused('not-begun')
  })
})
