import { isDeepStrictEqual } from 'node:util'
import type { PendingCommand, WireEntry } from '@shared/ipc/calls'
import type { ErasedSystem } from '@shared/systems/index'
import type { RandomSource } from '../platform/random-source'
import { takeDice } from './take-dice'

/** The unfinished command found on opening, or null when the rules no longer ask for the same dice. */
export function restoredPending(rules: ErasedSystem, state: unknown, pending: PendingCommand | null): PendingCommand | null {
  if (pending === null) return null
  try {
    const outcome = takeDice(rules, state, pending, {}, NO_DICE)
    return outcome.kind === 'needs' && isDeepStrictEqual(outcome.request, pending.request) ? pending : null
  } catch {
    // Written under other rules, so its dice no longer fit the requests.
    return null
  }
}

const NO_DICE: RandomSource = {
  face: () => {
    throw new Error('Nothing is rolled while a battle opens')
  }
}

/**
 * A command for which dice have been given, as it goes on waiting once another was carried out, such as a correction: it still asks for the
 * same dice. Null where it does not, and after undo and redo.
 */
export function stillWaiting(
  rules: ErasedSystem,
  state: unknown,
  pending: PendingCommand | null,
  done: WireEntry | undefined
): PendingCommand | null {
  if (pending === null || done?.kind !== 'command' || isDeepStrictEqual(done.command, pending.command)) return null
  return pending.answered.length > 0 || pending.text !== '' ? restoredPending(rules, state, pending) : null
}
