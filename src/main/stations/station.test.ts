import { describe, expect, it } from 'vitest'
import type { Bridge, HostMessage } from '@shared/stations/messages'
import { hostedSystem } from '@shared/systems/index'
import { anArmada, at, battle } from '@kit/systems/starfinder-armada'
import type { Seat } from './kept-table'
import { sentProposal } from './proposals'
import { Station } from './station'
import type { Scene } from './station-scene'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')
const aSeat = (id: string): Seat => ({ id, name: id, tokenDigest: '', sideId: 'A', claims: [], isReady: id === 'priya', proposalCount: 0 })
const seats = ['mara', 'priya'].map(aSeat)
const proposals = seats.map(({ id }) =>
  sentProposal({ id: `of-${id}`, seatId: id, sentMs: 0 }, { command: null, offer: null, what: null, text: 'help', isAllowed: true })
)

/** What the phone of this seat is told of what it may do. */
function bridgeOf(seat: Seat): Bridge {
  const sight = { system: hostedSystem('starfinder-armada'), state, seat, secret: 's', showsChances: true }
  const scene: Scene = { sight, seat, seats, proposals, table: 'T', pending: null, entries: () => [], nthAsk: roll => roll }
  const sent: HostMessage[] = []
  const line = {
    answers: () => Promise.resolve(true),
    send: (text: string) => void sent.push(JSON.parse(text) as HostMessage),
    end: () => undefined
  }
  new Station(line, 'token', scene).draw(scene)
  const bridge = sent.find(message => message.kind === 'bridge')
  if (bridge === undefined) throw new Error('No bridge was sent')
  return bridge
}

describe('what a phone is told', () => {
  it('has the proposals of its own player, even beside others of the same side', () => {
    expect(seats.map(seat => bridgeOf(seat).proposals.map(({ id }) => id))).toEqual([['of-mara'], ['of-priya']])
  })
  it('says whether its own player is ready', () => {
    expect(seats.map(seat => bridgeOf(seat).isReady)).toEqual([false, true])
  })
})
