import type { Overruling } from '@shared/core/log/entry'
import type { BattleKey, DiceAnswer, SubmitResult, WireCommand } from '@shared/ipc/calls'
import { call } from './host/api'

/** A command on its way to the host. */
interface Sending {
  readonly command: WireCommand
  readonly given: DiceAnswer
  /** What the GM overrules with it; null when nothing. */
  readonly overruling: Overruling | null
}

/** What came of it, and what was overruled on the way. */
export interface Sent {
  readonly result: SubmitResult
  readonly overruling: Overruling | null
}

/** Sends a command; a table that only tracks overrules whatever can be overruled, one refusal after the other. */
export async function submitCommand(battle: BattleKey, expectedSeq: number, sending: Sending, isTracking: boolean): Promise<Sent> {
  let { overruling } = sending
  for (;;) {
    const given = { ...sending.given, ...(overruling === null ? {} : { overruling }) }
    const result = await call('battle.submit', { ...battle, command: sending.command, expectedSeq, ...given })
    if (!isTracking || result.kind !== 'refused' || !result.canForce) return { result, overruling }
    overruling = alsoOverruled(overruling, result.refusal, '')
  }
}

/** What the host keeps of a reason, in characters. */
const REASON_MAX = 400

/** One refusal more that the GM has seen and overrules; the reasons given so far stand together, each once. */
export function alsoOverruled(before: Overruling | null, refusal: string, reason: string): Overruling {
  const reasons = new Set([...(before?.reason ?? '').split('; '), reason].filter(one => one !== ''))
  return { refusals: [...(before?.refusals ?? []), refusal], reason: cut([...reasons].join('; ')) }
}

/** Cut to what the host keeps, never in the middle of a character. */
function cut(text: string): string {
  const short = text.slice(0, REASON_MAX)
  return short.isWellFormed() ? short : short.slice(0, -1)
}
