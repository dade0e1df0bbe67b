import type { Checkpoint } from '../store/checkpoint'
import { APP_VERSION } from '../platform/version'

/** What the host keeps in a checkpoint. */
export interface SavedState {
  /** Version of the program that made the state; another may shape its states otherwise and folds the journal instead. */
  readonly program: string
  readonly rulesVersion: number
  readonly state: unknown
  /** Written as the battle was closed in good order. */
  readonly isClosed: boolean
}

export function savedState(state: unknown, rulesVersion: number, isClosed: boolean): SavedState {
  return { program: APP_VERSION, rulesVersion, state, isClosed }
}

/** The state to go on from; null when the journal must be folded from its start. */
export function usableState(
  checkpoint: Checkpoint<SavedState> | null,
  rulesVersion: number,
  lastSeq: number
): { readonly seq: number; readonly state: unknown } | null {
  if (checkpoint === null || checkpoint.seq > lastSeq) return null
  const { program, state, rulesVersion: savedUnder } = checkpoint.state
  return program === APP_VERSION && savedUnder === rulesVersion ? { seq: checkpoint.seq, state } : null
}

/** Whether the last owner went away without closing the battle. */
export function wasLeftOpen(checkpoint: Checkpoint<SavedState> | null, lastSeq: number): boolean {
  return lastSeq > 0 && !(checkpoint !== null && checkpoint.seq === lastSeq && checkpoint.state.isClosed)
}
