import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import { anArmada, anOfficer, at, attack, battle, f, play } from '@kit/systems/starfinder-armada'
import { officerId } from '../model/design'
import type { SaEvent } from '../events'
import { factsOf } from './facts-of'

const state = battle(anArmada('us', [{ id: 'a' }], [anOfficer('o', 'admiral', 'a')]))
const told = (event: SaEvent, ...faces: readonly number[]) =>
  factsOf(state, event, {
    id: '1.0',
    command: { type: 'advancePhase' },
    dice: faces.length === 0 ? [] : [{ purpose: 'sa.roll.check', die: 'd20', actor: 'a', faces, by: 'hand' }]
  })

describe('what a report tells of an attack', () => {
  /** The damage to be expected of a hit. */
  const expected = (fields: { readonly dealsHalf?: true }): number => {
    const start = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
    const command = { ...attack('a', 'x'), ...fields }
    const [shot] = play(start, command, [20], [6, 6]).volley
    const event: SaEvent = { type: 'attackStaged', attack: present(shot, 'shot'), superweaponReadyRound: null }
    const facts = factsOf(start, event, { id: '1.0', command, dice: [] })
    const [hits, damage] = facts.flatMap(fact => (fact.fact === 'roll' ? fact.tallies : []))
    return present(damage, 'damage').expected.mean / present(hits, 'hits').expected.mean
  }
  it('holds half of the damage against what half of it is on average', () => {
    // Of two dice of eight faces: 9, and half of each sum rounded down, which is 4.25.
    expect(expected({})).toBeCloseTo(9, 9)
    expect(expected({ dealsHalf: true })).toBeCloseTo(4.25, 9)
  })
})

describe('what a report tells of an array that fired at fewer fleets than it declared (SA-034)', () => {
  const priced = { type: 'arrayRepriced', attackId: 'v1', total: 15, damageFaces: [3, 4], isCriticalNatural: false, isEmp: false } as const
  it('is what the shot comes to, and no damage of a miss', () => {
    expect(told({ ...priced, isHit: true, damage: 7 })).toEqual([{ fact: 'result', attackId: 'v1', isHit: true, damage: 7 }])
    expect(told({ ...priced, isHit: false, damage: 7 })).toEqual([{ fact: 'result', attackId: 'v1', isHit: false, damage: 0 }])
  })
})

describe('what a report tells of checks (SA-050)', () => {
  const morale: SaEvent = { type: 'moraleChecked', fleetId: f('a'), natural: 8, total: 12, dc: 15, result: 'shaken' }
  it('is whether morale held, beside its chance', () => {
    // A bonus of 4 against 15 needs an 11.
    expect(told(morale, 8)).toEqual([{ fact: 'check', unitId: 'a', isPassed: false, chance: 0.5 }])
  })
  it('is the better chance where two dice were rolled', () => {
    expect(told({ ...morale, natural: 11, total: 15 }, 3, 11)).toEqual([{ fact: 'check', unitId: 'a', isPassed: true, chance: 0.75 }])
  })
  it('is of an officer the luck of the fleet it is aboard', () => {
    const event: SaEvent = {
      type: 'actionRolled',
      officerId: officerId('o'),
      action: 'encourage',
      natural: 16,
      total: 20,
      dc: 20,
      isSuccess: true
    }
    expect(told(event, 16)).toEqual([{ fact: 'check', unitId: 'a', isPassed: true, chance: 0.25 }])
  })
  it('is nothing where no die fell', () => {
    expect(told(morale)).toEqual([])
  })
})

describe('what a report tells of a miss', () => {
  it('is that it missed, as its volley strikes', () => {
    const [attackerId, targetId] = [f('a'), f('x')]
    expect(told({ type: 'attackMissed', attackId: 'v1', attackerId, targetId })).toEqual([{ fact: 'missed', attackId: 'v1' }])
  })
})
