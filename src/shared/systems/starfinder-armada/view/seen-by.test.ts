import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { after, anArmada, anOfficer, at, battle, f, having } from '@kit/systems/starfinder-armada'
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
