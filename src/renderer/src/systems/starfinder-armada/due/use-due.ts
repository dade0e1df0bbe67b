import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { useDiceDue } from '../../../table/due/use-dice-due'
import { useWords } from '../../../i18n/use-words'
import { dueOf } from './due'
import { useArmada } from '../use-armada'

/** What is due in words: the dice that are asked before all else, and what they are for where that is not said already. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { state } = useArmada()
  const { say } = useWords()
  const dice = useDiceDue(command => starfinderArmada.describeCommand(state.value, command as SaCommand))
  return {
    what: computed(() => dice.value?.what ?? say(dueOf(state.value))),
    detail: computed(() => dice.value?.detail ?? '')
  }
}
