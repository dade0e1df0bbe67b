import type { PhoneMessage } from '@shared/stations/messages'
import { MOST_OPEN_SLIPS } from '@shared/stations/limits'
import type { Seat, Slip, TableKept } from './kept-table'
import { claimIds, proposalOf, type Sight } from './offers'
import { answered, isOpen, nextSlip, pruned, sentSlip } from './slips'

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
      return withdrawn(table, seat, act.slip, atMs)
    case 'say':
      return added(table, seat, act.slip, () =>
        sentSlip(headOf(seat, act.slip, atMs), { command: null, offer: null, what: null, text: act.text, isAllowed: true })
      )
    case 'propose':
      return added(table, seat, act.slip, () => proposed(seat, act, sight, atMs))
  }
}

function withSeat(table: TableKept, seat: Seat): TableKept {
  return { ...table, seats: table.seats.map(one => (one.id === seat.id ? seat : one)) }
}

export function withSlip(table: TableKept, slip: Slip): TableKept {
  return { ...table, slips: table.slips.map(one => (one.id === slip.id ? slip : one)) }
}

export function withoutSeat(table: TableKept, seatId: string): TableKept {
  const { seats, slips } = table
  return { ...table, seats: seats.filter(({ id }) => id !== seatId), slips: slips.filter(slip => slip.seatId !== seatId) }
}

/** What another player of the side speaks for stays with that player. */
function claimed(table: TableKept, seat: Seat, ids: readonly string[] | null): TableKept | null {
  if (ids === null) return null
  const taken = new Set(table.seats.filter(other => other.id !== seat.id && other.sideId === seat.sideId).flatMap(other => other.claims))
  return withSeat(table, { ...seat, claims: ids.filter(id => !taken.has(id)) })
}

function withdrawn(table: TableKept, seat: Seat, id: string, atMs: number): TableKept {
  const slip = table.slips.find(one => one.id === id && one.seatId === seat.id)
  return slip === undefined || !isOpen(slip) || slip.trying !== null ? table : withSlip(table, answered(slip, 'withdrawn', atMs))
}

/** Only the id that the host has given counts, and once. */
function added(table: TableKept, seat: Seat, id: string, make: () => Slip | null): TableKept | null {
  const waiting = table.slips.filter(slip => slip.seatId === seat.id && isOpen(slip)).length
  if (id !== nextSlip(table.secret, seat) || waiting >= MOST_OPEN_SLIPS) return table
  const slip = make()
  if (slip === null) return null
  const next = withSeat(table, { ...seat, slipCount: seat.slipCount + 1 })
  return { ...next, slips: pruned([...next.slips, slip]) }
}

/** A proposal of something that is no longer offered comes too late at once. */
function proposed(seat: Seat, { slip, offer, values }: Extract<Act, { type: 'propose' }>, sight: Sight, atMs: number): Slip {
  const head = headOf(seat, slip, atMs)
  const proposal = proposalOf(sight, offer, values)
  if (proposal === null)
    return answered(sentSlip(head, { command: null, offer: null, what: null, text: '', isAllowed: false }), 'stale', atMs)
  return sentSlip(head, { ...proposal, text: '' })
}

function headOf(seat: Seat, id: string, sentMs: number): Pick<Slip, 'id' | 'seatId' | 'sentMs'> {
  return { id, seatId: seat.id, sentMs }
}
