import type { Proposal, Seat, TableKept } from '../../../src/main/stations/kept-table'

/** A seat of a side, named as its id, that speaks for these. */
export function aSeat(id: string, sideId: string, ...claims: readonly string[]): Seat {
  return { id, name: id, tokenDigest: '', sideId, claims: [...claims], isReady: false, proposalCount: 0 }
}

/** A table of these seats, with what they have proposed. */
export function aTable(seats: readonly Seat[], proposals: readonly Proposal[] = []): TableKept {
  const rest = { campaignId: 'c', battleId: 'b', code: 'ABCDEF', port: null, secret: 's', showsChances: true }
  return { ...rest, seats: [...seats], proposals: [...proposals] }
}
