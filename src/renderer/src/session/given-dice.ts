import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { PendingCommand } from '@shared/ipc/calls'
import type { InTurn } from './call-queue'
import { call } from './host/api'

interface GivenDiceParts {
  readonly pending: Readonly<ShallowRef<PendingCommand | null>>
  readonly inTurn: InTurn
  /** Sends text that waits to be saved. */
  flush(): Promise<void>
  /** Text that waits to be saved; null if none does. */
  unsaved(): string | null
  /** Drops text that waits to be saved. */
  drop(): void
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
export function useGivenDice({ pending, inTurn, flush, unsaved, drop, take }: GivenDiceParts): GivenDice {
  const hasDice = computed(() => pending.value !== null && (pending.value.text !== '' || pending.value.answered.length > 0))
  const takenBack = shallowRef(0)

  /** Empties the field at once: what is typed after this key stays, however long the host takes. Null if the field is empty. */
  function emptied(): Promise<unknown> | null {
    if ((unsaved() ?? pending.value?.text ?? '') === '') return null
    drop()
    if (pending.value !== null) take({ ...pending.value, text: '' })
    takenBack.value += 1
    return pending.value === null ? Promise.resolve() : inTurn(battle => call('battle.draft', { ...battle, text: '' }))
  }

  async function takeBackDice(): Promise<boolean> {
    let emptying = emptied()
    if (emptying === null) {
      await flush()
      emptying = emptied()
    }
    if (emptying !== null) {
      await emptying
      return true
    }
    let isTaken = false
    // Whoever asks again meanwhile takes back the dice before these.
    await inTurn(async battle => {
      if (!hasDice.value) return
      isTaken = true
      take(await call('battle.takeBack', battle))
      takenBack.value += 1
    })
    return isTaken
  }

  return { hasDice, takenBack, takeBackDice }
}
