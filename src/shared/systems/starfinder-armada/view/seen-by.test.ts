import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { after, anArmada, anOfficer, at, attack, battle, f, having, play } from '@kit/systems/starfinder-armada'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { isAroundMove } from '../derive/checks/officer-window'
import { officerId, type ArmadaId } from '../model/design'
import { seenBy } from './seen-by'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const fresh = battle(
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ana', 'commander', 'a')]),
  anArmada('them', [{ id: 'x' }, { id: 'secret' }])
)
const hidden = having(at(fresh, 'helm'), 'secret', { isHidden: true })
const order = ['us', 'them'] as unknown as readonly ArmadaId[]
const rolled = after(hidden, { type: 'movementOrderRolled', movement: { checks: [], order, quotas: [1, 1], lastMoved: null } })
const moved = (fleetId: string) => ({ type: 'fleetMoved', fleetId: f(fleetId), move: 'moved' }) as const

describe('the battle as a side sees it (SA-074, SA-084)', () => {
  it('has nothing that lies on a fleet out of sight, but for that fleet’s own side', () => {
    const hit = withEffects(hidden, condition('x', 'shields'), condition('secret', 'engines'))
    const targets = (sideId: string): readonly string[] => seenBy(hit, { kind: 'side', sideId }).effects.map(({ targetId }) => targetId)
    expect([targets('A'), targets('B')]).toEqual([['x'], ['x', 'secret']])
  })
  it('has nothing of the volley, not even of the own attacks', () => {
    const staged = play(at(fresh, 'gunnery'), attack('a', 'x'), [20], [8, 8])
    const viewers: readonly Viewer[] = [ours, { kind: 'table' }, { kind: 'gm' }]
    expect(viewers.map(viewer => seenBy(staged, viewer).volley.length)).toEqual([0, 0, 1])
  })
})

describe('the order of movement as a side sees it (SA-047)', () => {
  it('ends with the last fleet that was seen to move, whichever moved since', () => {
    const before = after(rolled, moved('a'))
    const unseen = after(before, moved('secret'))
    expect(seenBy(unseen, ours)).toEqual(seenBy(before, ours))
    const ana = seenBy(unseen, ours).officers.find(({ id }) => id === officerId('Ana'))
    expect([ana !== undefined && isAroundMove(seenBy(unseen, ours), ana), ana !== undefined && isAroundMove(unseen, ana)]).toEqual([
      true,
      false
    ])
  })
  it('has no armada of which nothing is in sight (SA-082)', () => {
    const none = having(rolled, 'x', { isHidden: true })
    expect([seenBy(none, ours).armadas.map(({ id }) => id), seenBy(none, ours).movementOrder?.order]).toEqual([['us'], ['us']])
  })
  it('counts its halves over the fleets that are seen (SA-082)', () => {
    expect(seenBy(rolled, ours).movementOrder?.quotas).toEqual([1, 1])
    expect(seenBy(rolled, { kind: 'table' }).movementOrder?.order).toEqual(order)
  })
})
