import type { Checkpoint } from '../store/battle/checkpoint'
import { APP_VERSION } from '../platform/version'

/** The contents of a checkpoint. */
export interface SavedState {
  /** Version of the program that made the state. Any other folds the journal instead, as its states may differ in shape. */
  readonly program: string
  readonly rulesVersion: number
  readonly state: unknown
  /** True when it was written on an orderly close. */
  readonly isClosed: boolean
}

export function savedState(state: unknown, rulesVersion: number, isClosed: boolean): SavedState {
  return { program: APP_VERSION, rulesVersion, state, isClosed }
}

/** The state to continue from; null when the journal has to be folded from the start. */
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
