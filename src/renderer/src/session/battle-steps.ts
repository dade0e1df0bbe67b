import { computed, type ComputedRef, type ShallowRef } from 'vue'
import type { BattleKey, WireEntry } from '@shared/ipc/calls'
import { call } from './host/api'
import type { BattleFollow } from './battle-follow'
import type { InTurn } from './call-queue'

/** Between two of many calls: a window may make forty per second. */
const BETWEEN_MS = 30

interface BattleStepsParts {
  /** Seq of the past entry shown; null in the present. */
  readonly lookingAt: ShallowRef<number | null>
  readonly follow: BattleFollow
  readonly inTurn: InTurn
  /** Saves the text of the dice field before leaving the present. */
  flush(): Promise<void>
  /** Cancels the command waiting for dice. */
  cancel(): Promise<void>
  /** Takes back the last input of the waiting command; false if there was none. */
  takeBackDice(): Promise<boolean>
}

interface BattleSteps {
  /** The past state shown; null in the present. */
  readonly pastState: ComputedRef<unknown>
  /** Number of steps undone by going back to the moment shown; 0 when undo cannot get there. */
  readonly stepsBack: ComputedRef<number>
  /** Shows the battle as it was right after this entry, read-only. */
  look(seq: number): Promise<void>
  backToNow(): void
  /** Returns to the moment shown: undoes everything after it in one step. */
  goBackHere(): Promise<void>
  /** Takes back the last dice of a waiting command, or else undoes the last entry. */
  undo(): Promise<void>
  redo(): Promise<void>
  /** Takes back this entry and all after it in one step. */
  undoFrom(seq: number): Promise<void>
  /** Brings back all that the last entry took back. */
  redoAll(): Promise<void>
}

/** Moves through the history of the battle: undo, redo, viewing a past moment, or going back to it. */
export function useBattleSteps({ lookingAt, follow, inTurn, flush, cancel, takeBackDice }: BattleStepsParts): BattleSteps {
  async function step(job: (battle: BattleKey, expectedSeq: number) => Promise<WireEntry>): Promise<void> {
    if (lookingAt.value !== null) return
    await cancel()
    const entry = await inTurn(job, result => result.at)
    if (entry !== null) await follow.take(entry)
  }

  const redo = (): Promise<void> => step((battle, expectedSeq) => call('battle.redo', { ...battle, expectedSeq }))
  const undoTo = (seq: number): Promise<void> => step((battle, expectedSeq) => call('battle.undoTo', { ...battle, seq, expectedSeq }))

  const backToNow = (): void => {
    lookingAt.value = null
  }

  return {
    pastState: computed(() => (lookingAt.value === null ? null : follow.stateAt(lookingAt.value))),
    stepsBack: computed(() => (lookingAt.value === null ? 0 : follow.stepsBackTo(lookingAt.value))),
    async look(seq) {
      if (lookingAt.value === null) await flush()
      lookingAt.value = Math.min(Math.max(1, seq), follow.lastSeq())
    },
    backToNow,
    async goBackHere() {
      const seq = lookingAt.value
      if (seq === null) return
      backToNow()
      await undoTo(seq)
    },
    async undo() {
      if (lookingAt.value === null && (await takeBackDice())) return
      await step((battle, expectedSeq) => call('battle.undo', { ...battle, expectedSeq }))
    },
    redo,
    undoFrom: seq => undoTo(seq - 1),
    async redoAll() {
      for (let left = follow.redoSteps.value; left > 0 && follow.redoName.value !== null; left -= 1) {
        await redo()
        await new Promise(resolve => setTimeout(resolve, BETWEEN_MS))
      }
    }
  }
}
