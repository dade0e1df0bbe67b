import { isSameJson } from '@shared/kernel/same-json'
import type { PendingCommand, WireEntry } from '@shared/ipc/calls'
import type { ProposalView } from '@shared/stations/messages'
import type { Seat, Proposal } from './kept-table'
import { veiled } from './secrets'

/** Answered proposals of one seat that are kept; older ones go. */
const ANSWERED_KEPT = 12

/** The id of the next proposal of a seat. */
export function nextProposal(secret: string, { id, proposalCount }: Pick<Seat, 'id' | 'proposalCount'>): string {
  return veiled(secret, id, 'proposal', String(proposalCount))
}

export const isOpen = ({ state }: Pick<Proposal, 'state'>): boolean => state === 'sent'

export function answered(
  proposal: Proposal,
  state: Proposal['state'],
  atMs: number,
  more: Partial<Pick<Proposal, 'reason' | 'note' | 'command' | 'given' | 'entry'>> = {}
): Proposal {
  return { ...proposal, state, answeredMs: atMs, trying: null, ...more }
}

/** Drops surplus answered proposals: keeps all open ones, and the newest answered ones of each seat. */
export function pruned(proposals: readonly Proposal[]): Proposal[] {
  const isOld = (proposal: Proposal): boolean => {
    const later = proposals.slice(proposals.indexOf(proposal) + 1)
    return !isOpen(proposal) && later.filter(other => other.seatId === proposal.seatId && !isOpen(other)).length >= ANSWERED_KEPT
  }
  return proposals.filter(proposal => !isOld(proposal))
}

/**
 * Resolves a proposal that was being carried out when the program crashed: done if its entry exists or its dice are due, else open again.
 * `entryAt` counts from 1.
 */
export function afterCrash(
  proposal: Proposal,
  entryAt: (seq: number) => WireEntry | undefined,
  pending: Pick<PendingCommand, 'command'> | null,
  atMs: number
): Proposal {
  if (proposal.trying === null) return proposal
  const { seq, word, command, given } = proposal.trying
  const entry = entryAt(seq)
  const isThere =
    entry === undefined ? isSameJson(pending?.command, command) : entry.kind === 'command' && isSameJson(entry.command, command)
  return isThere ? answered(proposal, word, atMs, { command, given, entry: seq }) : { ...proposal, trying: null }
}

export function proposalView({ id, what, given, text, state, reason, note, became, sentMs, answeredMs }: Proposal): ProposalView {
  return { id, what, given, text, state, reason, note, became, sentMs, answeredMs }
}

/** A new proposal. */
export function sentProposal(
  head: Pick<Proposal, 'id' | 'seatId' | 'sentMs'>,
  said: Pick<Proposal, 'command' | 'offer' | 'what' | 'text'> & { readonly isAllowed: boolean }
): Proposal {
  const { isAllowed, ...rest } = said
  const open = { given: null, state: 'sent', reason: null, note: '', entry: null, became: null, answeredMs: null, trying: null } as const
  return { ...head, ...rest, ...open, wasAllowed: isAllowed }
}
