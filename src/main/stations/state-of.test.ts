import { describe, expect, it } from 'vitest'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import { aSeat, aTable } from '@kit/main/seats'
import type { OpenBattle } from '../battle/open-battles'
import type { Proposal, Seat } from './kept-table'
import { LiveSeats } from './live-seats'
import { sentProposal } from './proposals'
import { stateOf } from './state-of'
import type { Scene } from './station-scene'

const system = hostedSystem('starfinder-armada')
const state = at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const said = (id: string, seatId: string, more: Partial<Proposal> = {}): Proposal => ({
  ...sentProposal({ id, seatId, sentMs: 0 }, { command: null, offer: null, what: null, text: 'help', isAllowed: true }),
  ...more
})
const table = aTable(
  [aSeat('mara', 'A', 'a'), aSeat('hask', 'B', 'x')].map(seat => ({ ...seat, name: seat.id.toUpperCase() })),
  [said('p1', 'hask'), said('p2', 'mara'), said('p3', 'gone'), said('p4', 'mara', { state: 'no' })]
)
const sceneOf = (seat: Seat): Scene => ({
  sight: { system, state, seat, secret: 's', showsChances: true },
  seat,
  seats: table.seats,
  proposals: table.proposals,
  table: 'T',
  pending: null,
  entries: () => [],
  nthAsk: roll => roll
})
const live = new LiveSeats({ now: () => 0 }, sceneOf)
const shown = stateOf({ table, battle: { system, host: { state } } as unknown as OpenBattle, waiting: [], left: null, live, sceneOf })

describe('the open table as its game master sees it', () => {
  it('has each open proposal under the name of the player who made it', () => {
    expect(shown.proposals.map(({ id, name }) => [id, name])).toEqual([
      ['p1', 'HASK'],
      ['p2', 'MARA'],
      ['p3', '']
    ])
  })
  it('has each player with the side and what the player speaks for', () => {
    expect(shown.seats.map(({ name, side, claims }) => [name, side, claims.map(claim => claim.name)])).toEqual([
      ['MARA', 'us', ['a']],
      ['HASK', 'them', ['x']]
    ])
  })
})
