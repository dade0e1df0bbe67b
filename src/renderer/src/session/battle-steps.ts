import { computed, type ComputedRef, type ShallowRef } from 'vue'
import type { BattleKey, WireEntry } from '@shared/ipc/calls'
import { call } from './host/api'
import type { BattleFollow } from './battle-follow'
import type { InTurn } from './call-queue'

interface BattleStepsParts {
  /** Seq of the entry whose moment is looked at; null in the present. */
  readonly lookingAt: ShallowRef<number | null>
  readonly follow: BattleFollow
  readonly inTurn: InTurn
  /** Keeps what stands in the dice field before the eye leaves it. */
  flush(): Promise<void>
  /** Lets go of the command that waits for dice. */
  cancel(): Promise<void>
  /** Takes back what the waiting command was given last; false where it was given nothing. */
  takeBackDice(): Promise<boolean>
}

interface BattleSteps {
  /** The state looked at; null in the present. */
  readonly pastState: ComputedRef<unknown>
  /** How many steps going back to the moment looked at takes back; 0 when undo does not lead there. */
  readonly stepsBack: ComputedRef<number>
  /** Shows the battle as it stood right after this entry. Nothing can be done there. */
  look(seq: number): Promise<void>
  backToNow(): void
  /** Makes the moment looked at the present: takes back everything after it in one step. */
  goBackHere(): Promise<void>
  /** Takes back the last dice of a waiting command; where it has none, the last entry. */
  undo(): Promise<void>
  redo(): Promise<void>
}

/** Through the battle's own time: one step back or forth, or any moment of the past, to look at or to go back to. */
export function useBattleSteps({ lookingAt, follow, inTurn, flush, cancel, takeBackDice }: BattleStepsParts): BattleSteps {
  async function step(job: (battle: BattleKey, expectedSeq: number) => Promise<WireEntry>): Promise<void> {
    if (lookingAt.value !== null) return
    await cancel()
    const entry = await inTurn(job, result => result.at)
    if (entry !== null) await follow.take(entry)
  }

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
      await step((battle, expectedSeq) => call('battle.undoTo', { ...battle, seq, expectedSeq }))
    },
    async undo() {
      if (lookingAt.value === null && (await takeBackDice())) return
      await step((battle, expectedSeq) => call('battle.undo', { ...battle, expectedSeq }))
    },
    redo: () => step((battle, expectedSeq) => call('battle.redo', { ...battle, expectedSeq }))
  }
}
