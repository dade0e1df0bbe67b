import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import { armorClass } from '../derive/fleet/armor-class'
import { gunneryCheck } from '../derive/fire/gunnery'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { DraftOfficer } from '../model/design'
import { advance, anArmada, anOfficer, at, attack, battle, f, fleetIn, given, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const helmWith = (...officers: readonly DraftOfficer[]) => {
  const us = anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a', 12), ...officers])
  const them = anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  return play(at(battle(us, them), 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
}
const helm = helmWith()
const direct = (raises: 'gunnery' | 'ac') => act('Cy', { action: 'direct', raises })
const directed = (state: BattleState, raises: 'gunnery' | 'ac', face: number) => play(state, direct(raises), [face])
const gunnery = (state: BattleState, id = 'a') => gunneryCheck(state, attack(id, 'x')).total
const ac = (state: BattleState, versus: 'gunnery' | 'freeAttack' | 'officer' = 'gunnery', id = 'a') =>
  armorClass(state, fleetIn(state, id), { versus, isFromFrontArc: false }).total

describe('Direct (SA-063)', () => {
  it('takes a flat 15, without the officer bonus', () => {
    given(helm)
      .when(direct('gunnery'))
      .rolling([15])
      .then(
        { type: 'actionTaken', officerId: o('Cy'), action: 'direct', targetId: null },
        { type: 'actionRolled', officerId: o('Cy'), action: 'direct', natural: 15, total: 15, dc: 15, isSuccess: true },
        {
          type: 'effectBegun',
          effect: {
            id: 'e1',
            kind: 'officerBonus',
            stat: 'gunnery',
            targetId: f('a'),
            value: 4,
            officerId: o('Cy'),
            cause: 'sa.cause.direct',
            source: 'SA-063',
            ending: endOfRound(1),
            suspension: null
          }
        }
      )
  })
  it.each([
    [20, 4],
    [15, 4],
    [14, 1],
    [11, 1],
    [10, 0],
    [1, 0]
  ])('on a %i raises gunnery, or Armor Class, by %i', (face, by) => {
    const forGunnery = directed(helm, 'gunnery', face)
    expect([gunnery(forGunnery), ac(forGunnery)]).toEqual([3 + by, 13])
    const forAc = directed(helm, 'ac', face)
    expect([gunnery(forAc), ac(forAc)]).toEqual([3, 13 + by])
    expect(forAc.effects).toHaveLength(by === 0 ? 0 : 1)
  })
  it('is for the own fleet alone', () => {
    const state = directed(helm, 'gunnery', 15)
    expect(gunnery(state, 'b')).toBe(3)
    expect(ac(directed(helm, 'ac', 15), 'gunnery', 'b')).toBe(13)
  })
  it('raises Armor Class against officer checks as well, and free attacks (SA-Q22)', () => {
    const state = directed(helm, 'ac', 15)
    expect([ac(state, 'gunnery'), ac(state, 'officer'), ac(state, 'freeAttack')]).toEqual([17, 17, 17])
  })
  it('lasts to the end of the round', () => {
    const last = phasesLater(directed(helm, 'gunnery', 15), 2)
    expect([last.phase, gunnery(last)]).toEqual(['resolution', 7])
    given(last)
      .when(advance)
      .thenAmong(like<SaEvent>({ type: 'effectEnded' }), like<SaEvent>({ type: 'phaseEntered', round: 2 }))
      .thenState(state => expect(gunnery(state)).toBe(3))
  })
  it('brings nothing to a fleet without communications (SA-109)', () => {
    const cut = condition('a', 'communications')
    given(withEffects(helm, cut)).when(direct('ac')).isRefused('cut-off')
    given(withEffects(helm, cut)).when(direct('ac')).forced().asks({ die: 'd20' })
  })
})

describe('Direct beside other officer bonuses (SA-049, SA-Q23)', () => {
  it('gives way on gunnery to a chief technician of more ranks', () => {
    expect(gunnery(directed(helmWith(anOfficer('Tec', 'chiefTechnician', 'a', 18)), 'gunnery', 15))).toBe(8)
  })
  it.each([
    [5, 17, 17],
    [18, 18, 17]
  ])('on Armor Class beside a chief caster of %i ranks: %i against gunnery, %i against officers', (ranks, versusGunnery, versusOfficer) => {
    const state = directed(helmWith(anOfficer('Zed', 'chiefCaster', 'a', ranks)), 'ac', 15)
    expect([ac(state, 'gunnery'), ac(state, 'officer')]).toEqual([versusGunnery, versusOfficer])
  })
})
