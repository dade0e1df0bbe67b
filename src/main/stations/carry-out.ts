import type { Overruling } from '@shared/core/log/entry'
import { CallFailure, type WireCommand } from '@shared/ipc/calls'
import type { OpenBattle } from '../battle/open-battles'
import type { NoReason } from '@shared/ipc/stations'
import type { ActValues } from '@shared/core/view/station'
import { battleNow } from './battle-now'
import { givenOf } from './edits'
import type { Sight } from './offers'
import type { Seat, Proposal, TableKept } from './kept-table'
import { withProposal } from './player-acts'
import { answered, isOpen } from './proposals'

export interface Answer {
  readonly word: 'yes' | 'half' | 'no'
  /** Message to the player; may be empty. */
  readonly note: string
  /** The reason for a no, picked by the game master. */
  readonly why?: NoReason
  /** Values changed by the game master; null to keep the proposed ones. */
  readonly values: ActValues | null
}

interface Carrying {
  readonly table: () => TableKept
  readonly battle: OpenBattle
  readonly sightOf: (seat: Seat) => Sight
  readonly proposalId: string
  readonly answer: Answer
  readonly now: () => number
  readonly save: (next: TableKept) => Promise<void>
}

/**
 * Answers a proposal. A yes overrules what the rules have against it, as far as the game master may. Refused: `not-found` for one that is
 * no longer open, `stale` while other dice are due or where it can no longer be halved or changed, `refused` where the command makes no
 * sense; the proposal then waits on.
 */
export async function carryOut({ table, battle, sightOf, proposalId, answer, now, save }: Carrying): Promise<void> {
  const proposal = table().proposals.find(({ id }) => id === proposalId)
  if (proposal === undefined || !isOpen(proposal)) throw new CallFailure('not-found', proposalId)
  const { word, note, why, values } = answer
  const keep = (next: Proposal): Promise<void> => save(withProposal(table(), next))
  const reason = why === undefined ? null : { key: `view.why.${why}` }
  if (word === 'no' || proposal.command === null) return keep(answered(proposal, word, now(), { note, reason }))
  const { pending, lastSeq } = battleNow(battle)
  if (pending !== null) throw new CallFailure('stale', proposalId)
  const seat = table().seats.find(({ id }) => id === proposal.seatId)
  const done = seat === undefined ? null : givenOf(sightOf(seat), proposal, word, values)
  if (done === null) throw new CallFailure('stale', proposalId)
  const { command, given } = done
  const overruling = overrulingOf(battle, command, note)
  // Saved first: after a crash the journal shows whether the command was carried out.
  await keep({ ...proposal, trying: { seq: lastSeq + 1, word, command, given } })
  try {
    const result = await battle.host.submit({ command, expectedSeq: lastSeq, ...(overruling === null ? {} : { overruling }) })
    if (result.kind === 'refused') throw new CallFailure('refused', result.refusal)
  } catch (error) {
    await keep(proposal)
    throw error
  }
  await keep(answered(proposal, word, now(), { note, command, given, entry: lastSeq + 1 }))
}

/** Every refusal that has to be overruled; null if the rules allow the command. */
function overrulingOf({ host, system: { rules } }: OpenBattle, command: WireCommand, reason: string): Overruling | null {
  const refusals: string[] = []
  for (;;) {
    const refusal = rules.check(host.state, command, refusals)
    if (refusal === null) return refusals.length === 0 ? null : { refusals, reason }
    if (!rules.canForce(refusal)) throw new CallFailure('refused', refusal)
    refusals.push(refusal)
  }
}
