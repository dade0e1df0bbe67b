import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { aShip, aSquadron, battle, play, PLAIN, sq } from '@kit/systems/petit-wargame'
import { checkActivateSquadron } from '../commands/activation/activate-squadron'
import type { BattleState } from '../model/battle'
import { seenBy } from './seen-by'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const before = battle(
  [aSquadron('ours', aShip('a', PLAIN))],
  [aSquadron('theirs', aShip('x', PLAIN)), { ...aSquadron('ambush', aShip('y', PLAIN)), isHidden: true }]
)
const refusal = (state: BattleState, squadron: string): unknown =>
  checkActivateSquadron(seenBy(state, ours), { type: 'activateSquadron', squadronId: sq(squadron) } as never).next().value

describe('the battle as a side sees it (PW-028)', () => {
  it('is the same while a squadron out of sight has the initiative, acts, and has acted', () => {
    const rolled = play(before, { type: 'rollInitiative' }, [1], [6])
    const acts = play(rolled, { type: 'activateSquadron', squadronId: sq('ambush') })
    const done = ['movement', 'combat', 'over'].reduce(state => play(state, { type: 'advancePhase' }), acts)
    expect(done.activation).toBeNull()
    for (const state of [rolled, acts, done]) expect(seenBy(state, ours)).toEqual(seenBy(before, ours))
  })
  it('ends the turn with the last squadron that is seen to act, and the deployment with the last that is seen to be placed', () => {
    const acted = { ...before, squadrons: before.squadrons.map(one => ({ ...one, hasActed: one.id !== 'ambush' })) }
    expect([acted.turn, seenBy(acted, ours).turn, seenBy(acted, ours).squadrons.map(({ hasActed }) => hasActed)]).toEqual([
      1,
      2,
      [false, false]
    ])
    expect(seenBy(acted, { kind: 'side', sideId: 'B' }).turn).toBe(1)
    expect(seenBy(play(acted, { type: 'endBattle', winnerId: null }), ours).turn).toBe(2)
    const placing: BattleState = {
      ...before,
      phase: 'deployment',
      turn: 0,
      ships: before.ships.map(ship => (ship.id === 'y' ? { ...ship, position: null } : ship))
    }
    expect(seenBy(placing, ours)).toEqual(seenBy(before, ours))
  })
  it('has no detection of a ship out of sight, and nobody out of sight among those engaged', () => {
    const detections = ['x', 'y'].map(id => ({ squadronId: sq('ours'), targetId: id, activationId: 1 }) as never)
    expect(seenBy({ ...before, detections }, ours).detections.map(({ targetId }) => targetId)).toEqual(['x'])
    const rolled = play(before, { type: 'rollInitiative' }, [6], [1])
    const acts = play(rolled, { type: 'activateSquadron', squadronId: sq('ours') })
    if (acts.activation === null) throw new Error('A squadron acts')
    const engaged = { ...acts, activation: { ...acts.activation, engagedIds: ['a', 'y'].map(id => id as never) } }
    expect(seenBy(engaged, ours).activation?.engagedIds).toEqual(['a'])
  })
  it('ends the deployment with our last squadron where nothing is seen of the others, whenever they are placed', () => {
    const unseen = { ...before, squadrons: before.squadrons.map(one => (one.fleetId === 'them' ? { ...one, isHidden: true } : one)) }
    const theirs = new Set(unseen.squadrons.flatMap(one => (one.fleetId === 'them' ? [one.id] : [])))
    const placing: BattleState = {
      ...unseen,
      phase: 'deployment',
      turn: 0,
      ships: unseen.ships.map(ship => (theirs.has(ship.squadronId) ? { ...ship, position: null } : ship))
    }
    expect(seenBy(placing, ours)).toEqual(seenBy(unseen, ours))
  })
  it('lets a player propose a squadron between two others, and says only what the player knows', () => {
    expect([refusal(before, 'ours'), refusal(before, 'theirs')]).toEqual([null, 'no-initiative'])
  })
})
