import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { PendingCommand } from '@shared/ipc/calls'
import type { InTurn } from './call-queue'
import { call } from './host/api'

interface GivenDiceParts {
  readonly pending: Readonly<ShallowRef<PendingCommand | null>>
  readonly inTurn: InTurn
  /** Sends pending text. */
  flush(): Promise<void>
  take(pending: PendingCommand): void
}

interface GivenDice {
  /** Dice have been typed or answered for an unfinished command. */
  readonly hasDice: ComputedRef<boolean>
  /** Incremented when dice are taken back, so that their fields are cleared. */
  readonly takenBack: Readonly<ShallowRef<number>>
  /** Takes back the waiting command's last input: the text in its field, else its last dice. False if there was none. */
  takeBackDice(): Promise<boolean>
}

/** The dice given so far to the waiting command. */
export function useGivenDice({ pending, inTurn, flush, take }: GivenDiceParts): GivenDice {
  const hasDice = computed(() => pending.value !== null && (pending.value.text !== '' || pending.value.answered.length > 0))
  const takenBack = shallowRef(0)

  async function takeBackDice(): Promise<boolean> {
    await flush()
    if (!hasDice.value) return false
    const now = await inTurn(battle => call('battle.takeBack', battle))
    if (now === null) return true
    take(now)
    takenBack.value += 1
    return true
  }

  return { hasDice, takenBack, takeBackDice }
}
