import type { PhoneMessage } from '@shared/stations/messages'
import { MOST_OPEN_PROPOSALS } from '@shared/stations/limits'
import type { Seat, Proposal, TableKept } from './kept-table'
import { claimIds, proposedAct, type Sight } from './offers'
import { answered, isOpen, nextProposal, pruned, sentProposal } from './proposals'

/** Who asks to be admitted; with the ticket of an earlier request, who goes on waiting. */
export interface Asking extends Pick<Extract<PhoneMessage, { type: 'join' }>, 'code' | 'name'> {
  readonly ticket?: string | undefined
}
export type PlayerAct = Exclude<PhoneMessage, { type: 'join' | 'resume' | 'leave' }>
type Act = Extract<PhoneMessage, { type: 'claim' | 'propose' | 'say' | 'withdraw' | 'ready' }>

/**
 * The table after an act of a player: the same object where it changes nothing, such as a proposal sent twice; null for what no page of
 * ours sends.
 */
export function afterAct(table: TableKept, seat: Seat, act: Act, sight: Sight, atMs: number): TableKept | null {
  switch (act.type) {
    case 'claim':
      return claimed(table, seat, claimIds(sight, act.claims))
    case 'ready':
      return withSeat(table, { ...seat, isReady: act.isReady })
    case 'withdraw':
      return withdrawn(table, seat, act.proposal, atMs)
    case 'say':
      return added(table, seat, act.proposal, () =>
        sentProposal(headOf(seat, act.proposal, atMs), { command: null, offer: null, what: null, text: act.text, isAllowed: true })
      )
    case 'propose':
      return added(table, seat, act.proposal, () => proposed(seat, act, sight, atMs))
  }
}

function withSeat(table: TableKept, seat: Seat): TableKept {
  return { ...table, seats: table.seats.map(one => (one.id === seat.id ? seat : one)) }
}

/** Who was ready was ready for the phase that is over; the same object where nobody was. */
export function nobodyReady(table: TableKept): TableKept {
  return table.seats.some(({ isReady }) => isReady) ? { ...table, seats: table.seats.map(seat => ({ ...seat, isReady: false })) } : table
}

export function withProposal(table: TableKept, proposal: Proposal): TableKept {
  return { ...table, proposals: table.proposals.map(one => (one.id === proposal.id ? proposal : one)) }
}

export function withoutSeat(table: TableKept, seatId: string): TableKept {
  const { seats, proposals } = table
  return { ...table, seats: seats.filter(({ id }) => id !== seatId), proposals: proposals.filter(proposal => proposal.seatId !== seatId) }
}

/** A claim held by another player of the side is not taken away. */
function claimed(table: TableKept, seat: Seat, ids: readonly string[] | null): TableKept | null {
  if (ids === null) return null
  const taken = new Set(table.seats.filter(other => other.id !== seat.id && other.sideId === seat.sideId).flatMap(other => other.claims))
  return withSeat(table, { ...seat, claims: ids.filter(id => !taken.has(id)) })
}

function withdrawn(table: TableKept, seat: Seat, id: string, atMs: number): TableKept {
  const proposal = table.proposals.find(one => one.id === id && one.seatId === seat.id)
  return proposal === undefined || !isOpen(proposal) || proposal.trying !== null
    ? table
    : withProposal(table, answered(proposal, 'withdrawn', atMs))
}

/** Only the id that the host has given counts, and once. */
function added(table: TableKept, seat: Seat, id: string, make: () => Proposal | null): TableKept | null {
  const waiting = table.proposals.filter(proposal => proposal.seatId === seat.id && isOpen(proposal)).length
  if (id !== nextProposal(table.secret, seat) || waiting >= MOST_OPEN_PROPOSALS) return table
  const proposal = make()
  if (proposal === null) return null
  const next = withSeat(table, { ...seat, proposalCount: seat.proposalCount + 1 })
  return { ...next, proposals: pruned([...next.proposals, proposal]) }
}

/** A proposal of something that is no longer offered comes too late at once. */
function proposed(seat: Seat, { proposal, offer, values }: Extract<Act, { type: 'propose' }>, sight: Sight, atMs: number): Proposal {
  const head = headOf(seat, proposal, atMs)
  const act = proposedAct(sight, offer, values)
  if (act === null)
    return answered(sentProposal(head, { command: null, offer: null, what: null, text: '', isAllowed: false }), 'stale', atMs)
  return sentProposal(head, { ...act, text: '' })
}

function headOf(seat: Seat, id: string, sentMs: number): Pick<Proposal, 'id' | 'seatId' | 'sentMs'> {
  return { id, seatId: seat.id, sentMs }
}
