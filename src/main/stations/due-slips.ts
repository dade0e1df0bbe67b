import type { Seat, TableKept } from './kept-table'
import { knownRefusal, type Sight } from './offers'
import { answered, isOpen } from './slips'

/**
 * The table with those proposals given up that another act has made impossible, each with its reason; the same object if there are none.
 * Only what its player knows counts, so that the reason gives nothing away: what fails for a hidden reason is the game master's to answer.
 */
export function withStale(table: TableKept, sightOf: (seat: Seat) => Sight, atMs: number): TableKept {
  const slips = table.slips.map(slip => {
    const seat = table.seats.find(({ id }) => id === slip.seatId)
    if (!isOpen(slip) || !slip.wasAllowed || slip.command === null || seat === undefined) return slip
    const reason = knownRefusal(sightOf(seat), slip.command)
    return reason === null ? slip : answered(slip, 'stale', atMs, { reason })
  })
  return slips.every((slip, i) => slip === table.slips[i]) ? table : { ...table, slips }
}
