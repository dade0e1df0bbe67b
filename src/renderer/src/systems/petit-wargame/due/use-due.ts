import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import { useWords } from '../../../i18n/use-words'
import { useDiceDue } from '../../../table/due/use-dice-due'
import { usePetit } from '../use-petit'

/** What is due in words, and whose it is: the dice that are asked before all else. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { state } = usePetit()
  const { t } = useWords()
  const dice = useDiceDue(command => petitWargame.describeCommand(state.value, command as PwCommand))
  const turn = computed(() => whoseTurn(state.value))
  const speakers = computed(() =>
    state.value.fleets
      .filter(fleet => turn.value.sideIds.includes(fleet.sideId))
      .map(fleet => fleet.name)
      .join(', ')
  )
  return {
    what: computed(() => dice.value?.what ?? (state.value.isOver ? t('battle.due.over') : t(`pw.awaited.${turn.value.awaited}`))),
    detail: computed(() => dice.value?.detail ?? speakers.value)
  }
}
