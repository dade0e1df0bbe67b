import type { Seat, TableKept } from './kept-table'
import { knownRefusal, type Sight } from './offers'
import { answered, isOpen } from './proposals'

/**
 * The table with those proposals given up that another act has made impossible, each with its reason; the same object if there are none.
 * Only what its player knows counts, so that the reason gives nothing away: what fails for a hidden reason is the game master's to answer.
 */
export function withStale(table: TableKept, sightOf: (seat: Seat) => Sight, atMs: number): TableKept {
  const proposals = table.proposals.map(proposal => {
    const seat = table.seats.find(({ id }) => id === proposal.seatId)
    if (!isOpen(proposal) || !proposal.wasAllowed || proposal.command === null || seat === undefined) return proposal
    const reason = knownRefusal(sightOf(seat), proposal.command)
    return reason === null ? proposal : answered(proposal, 'stale', atMs, { reason })
  })
  return proposals.every((proposal, i) => proposal === table.proposals[i]) ? table : { ...table, proposals }
}
