import { isSameJson } from '@shared/kernel/same-json'
import type { PendingCommand, WireEntry } from '@shared/ipc/calls'
import type { SlipView } from '@shared/stations/messages'
import type { Seat, Slip } from './kept-table'
import { veiled } from './secrets'

/** Answered slips of one seat that are kept; older ones go. */
const ANSWERED_KEPT = 12

/** The id of the next proposal of a seat. */
export function nextSlip(secret: string, { id, slipCount }: Pick<Seat, 'id' | 'slipCount'>): string {
  return veiled(secret, id, 'slip', String(slipCount))
}

export const isOpen = ({ state }: Pick<Slip, 'state'>): boolean => state === 'sent'

export function answered(
  slip: Slip,
  state: Slip['state'],
  atMs: number,
  more: Partial<Pick<Slip, 'reason' | 'note' | 'command' | 'given'>> = {}
): Slip {
  return { ...slip, state, answeredMs: atMs, trying: null, ...more }
}

/** Without the answered slips that are too many: the newest of each seat stay, and all that are open. */
export function pruned(slips: readonly Slip[]): Slip[] {
  const isOld = (slip: Slip): boolean => {
    const later = slips.slice(slips.indexOf(slip) + 1)
    return !isOpen(slip) && later.filter(other => other.seatId === slip.seatId && !isOpen(other)).length >= ANSWERED_KEPT
  }
  return slips.filter(slip => !isOld(slip))
}

/**
 * What became of a slip that was being carried out when the program ended: done if the entry it was to become is there, or its dice are
 * due; else it waits again. `entryAt` counts from 1.
 */
export function afterCrash(
  slip: Slip,
  entryAt: (seq: number) => WireEntry | undefined,
  pending: Pick<PendingCommand, 'command'> | null,
  atMs: number
): Slip {
  if (slip.trying === null) return slip
  const { seq, word, command, given } = slip.trying
  const entry = entryAt(seq)
  const isThere =
    entry === undefined ? isSameJson(pending?.command, command) : entry.kind === 'command' && isSameJson(entry.command, command)
  return isThere ? answered(slip, word, atMs, { command, given }) : { ...slip, trying: null }
}

export function slipView({ id, what, given, text, state, reason, note, sentMs, answeredMs }: Slip): SlipView {
  return { slip: id, what, given, text, state, reason, note, sentMs, answeredMs }
}

/** A new proposal. */
export function sentSlip(
  head: Pick<Slip, 'id' | 'seatId' | 'sentMs'>,
  said: Pick<Slip, 'command' | 'offer' | 'what' | 'text'> & { readonly isAllowed: boolean }
): Slip {
  const { isAllowed, ...rest } = said
  return { ...head, ...rest, given: null, state: 'sent', reason: null, note: '', answeredMs: null, wasAllowed: isAllowed, trying: null }
}
