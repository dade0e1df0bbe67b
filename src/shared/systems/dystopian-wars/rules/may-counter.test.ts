import { describe, expect, it } from 'vitest'
import { aForce, aSquadron, attack, aUnit, aWing, next, playAll, s, u, w } from '@kit/systems/dystopian-wars'
import { evolve } from '../events'
import type { CombatantId } from '../model/force'
import { EMPTY_BATTLE } from '../state'
import { mayCounter } from './may-counter'

const onCap = { isOnCap: true }
/** Three sides; our `a` attacks `x` of the second. */
const begun = evolve(EMPTY_BATTLE, {
  type: 'battleBegun',
  illegalForceIds: [],
  setup: {
    type: 'beginBattle',
    name: 'test',
    rulings: {},
    forces: [
      { sideId: 'A', force: aForce('us', aSquadron('ours', [aUnit('a', { type: 'flying' }), aUnit('b')])) },
      {
        sideId: 'B',
        force: aForce('them', aSquadron('X', [aUnit('x'), aUnit('y')], [aWing('g', onCap), aWing('h')]), aSquadron('Z', [aUnit('z')]))
      },
      { sideId: 'C', force: aForce('others', aSquadron('C', [aUnit('c')], [aWing('k', onCap)])) }
    ]
  }
})
const declared = playAll(begun, { type: 'activateSquadron', squadronId: s('ours') }, attack('a', 'x'), next)
const why = (id: CombatantId, attacker: CombatantId = u('a')): unknown => mayCounter(declared, { combatantId: id }, attacker)

describe('who may answer an attack (DW-007, DW-010, DW-011)', () => {
  it('is every unit of the squadron that is shot at, and no other of its side', () => {
    expect([why(u('x')), why(u('y')), why(u('z'))]).toEqual([null, null, 'not-targeted'])
  })
  it('is a fighter on Combat Air Patrol of that side, and of no third side', () => {
    expect([why(w('g')), why(w('h')), why(w('k'))]).toEqual([null, 'not-on-cap', 'not-targeted'])
  })
  it('answers nobody but the one who shoots', () => {
    expect([why(u('x'), u('b')), why(w('g'), u('b'))]).toEqual(['not-targeted', 'not-targeted'])
  })
})
