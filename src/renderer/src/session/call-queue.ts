import type { BattleKey } from '@shared/ipc/calls'
import { failureOf, type Failure } from './host/use-failure'
import type { SavingWatch } from './saving-state'

interface CallQueueParts {
  battle(): BattleKey | null
  /** Seq of the last entry this window knows, for comparison by the host. */
  lastSeq(): number
  readonly saving: SavingWatch
  /** Called with null before each call, and with the failure if it failed. */
  failed(failure: Failure | null): Promise<void> | undefined
}

/** Runs a call to the host; `timeOf` reads from the result when it was written, null if nothing was. */
export type InTurn = <T>(job: (battle: BattleKey, seq: number) => Promise<T>, timeOf?: (result: T) => number | null) => Promise<T | null>

/** Runs calls one at a time, each durable before the next. A failed call returns null, and the failure is reported. */
export function useCallQueue(parts: CallQueueParts): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (job, timeOf) => {
    const run = last.then(async () => {
      const battle = parts.battle()
      if (battle === null) return null
      await parts.failed(null)
      parts.saving.begin()
      let savedAt: number | null = null
      try {
        const result = await job(battle, parts.lastSeq())
        savedAt = timeOf?.(result) ?? null
        return result
      } catch (error) {
        await parts.failed(failureOf(error))
        return null
      } finally {
        parts.saving.end(savedAt)
      }
    })
    last = run
    return run
  }
}
