import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { PendingCommand } from '@shared/ipc/calls'
import type { InTurn } from './call-queue'
import { call } from './host/api'

interface GivenDiceParts {
  readonly pending: Readonly<ShallowRef<PendingCommand | null>>
  readonly inTurn: InTurn
  /** Sends what is still being typed. */
  flush(): Promise<void>
  take(pending: PendingCommand): void
}

interface GivenDice {
  /** Dice are typed or answered for a command that is not done yet. */
  readonly hasDice: ComputedRef<boolean>
  /** How often dice were taken back: fields that show them empty themselves. */
  readonly takenBack: Readonly<ShallowRef<number>>
  /** Takes back what the waiting command was given last: the text in its field, else its last dice. False where it was given nothing. */
  takeBackDice(): Promise<boolean>
}

/** The dice of the command that waits for more. */
export function useGivenDice({ pending, inTurn, flush, take }: GivenDiceParts): GivenDice {
  const hasDice = computed(() => pending.value !== null && (pending.value.text !== '' || pending.value.answered.length > 0))
  const takenBack = shallowRef(0)

  async function takeBackDice(): Promise<boolean> {
    await flush()
    if (!hasDice.value) return false
    const now = await inTurn(
      battle => call('battle.takeBack', battle),
      () => null
    )
    if (now === null) return true
    take(now)
    takenBack.value += 1
    return true
  }

  return { hasDice, takenBack, takeBackDice }
}
