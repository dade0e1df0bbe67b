import { describe, expect, it } from 'vitest'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, attack, battle, having } from '@kit/systems/starfinder-armada'
import { aSeat, aTable } from '@kit/main/seats'
import type { Proposal } from './kept-table'
import { sentProposal } from './proposals'
import { withStale } from './stale-proposals'

const state = having(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery'), 'x', { isHidden: true })
const said = (id: string, seatId: string): Proposal =>
  sentProposal({ id, seatId, sentMs: 0 }, { command: attack('a', 'x'), offer: null, what: null, text: '', isAllowed: true })
const table = aTable([aSeat('mara', 'A'), aSeat('hask', 'B')], [said('p1', 'mara'), said('p2', 'hask')])
const after = withStale(table, seat => ({ system: hostedSystem('starfinder-armada'), state, seat, secret: 's', showsChances: true }), 9)

describe('a proposal that comes too late', () => {
  it('is one that is impossible as its own player knows the battle, whatever another player knows', () => {
    // The target is out of sight of side A; side B sees its own fleet.
    expect(after.proposals.map(({ id, state: now }) => [id, now])).toEqual([
      ['p1', 'stale'],
      ['p2', 'sent']
    ])
  })
})
