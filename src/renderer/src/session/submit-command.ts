import type { Overruling } from '@shared/core/log/entry'
import type { BattleKey, DiceAnswer, SubmitResult, WireCommand } from '@shared/ipc/calls'
import { call } from './host/api'

/** A command to be sent to the host. */
interface Sending {
  readonly command: WireCommand
  readonly given: DiceAnswer
  /** The refusals the GM overrules; null for none. */
  readonly overruling: Overruling | null
}

/** The result, and what was overruled. */
export interface Sent {
  readonly result: SubmitResult
  readonly overruling: Overruling | null
}

/** Sends a command; when only tracking, overrules each refusal that can be overruled. */
export async function submitCommand(battle: BattleKey, expectedSeq: number, sending: Sending, isTracking: boolean): Promise<Sent> {
  let { overruling } = sending
  for (;;) {
    const given = { ...sending.given, ...(overruling === null ? {} : { overruling }) }
    const result = await call('battle.submit', { ...battle, command: sending.command, expectedSeq, ...given })
    if (!isTracking || result.kind !== 'refused' || !result.canForce) return { result, overruling }
    overruling = alsoOverruled(overruling, result.refusal, '')
  }
}

/** Maximum length of a reason, in characters. */
const REASON_MAX = 400

/** Adds a refusal to what the GM overrules; distinct reasons are joined. */
export function alsoOverruled(before: Overruling | null, refusal: string, reason: string): Overruling {
  const reasons = new Set([...(before?.reason ?? '').split('; '), reason].filter(one => one !== ''))
  return { refusals: [...(before?.refusals ?? []), refusal], reason: cut([...reasons].join('; ')) }
}

/** Truncates to the maximum length without splitting a character. */
function cut(text: string): string {
  const short = text.slice(0, REASON_MAX)
  return short.isWellFormed() ? short : short.slice(0, -1)
}
