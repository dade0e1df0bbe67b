import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import { useDiceDue } from '../../../table/due/use-dice-due'
import { useWords } from '../../../i18n/use-words'
import { dueOf } from './due'
import { useFleets } from '../use-fleets'

/** What is due in words: the dice that are asked before all else, and what they are for where that is not said already. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { state } = useFleets()
  const { say } = useWords()
  const dice = useDiceDue(command => firestormArmada.describeCommand(state.value, command as FaCommand))
  return {
    what: computed(() => dice.value?.what ?? say(dueOf(state.value))),
    detail: computed(() => dice.value?.detail ?? '')
  }
}
