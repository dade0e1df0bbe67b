import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import { diceName } from '../../components/battle/dice-name'
import { useSay } from '../../components/battle/use-say'
import { usePetit } from './use-petit'

/** What is due in words, and whose it is: the dice that are asked before all else. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { store, state } = usePetit()
  const { t } = useI18n()
  const say = useSay()
  const purpose = computed(() => (store.pending === null ? '' : t(store.pending.request.purpose).toLowerCase()))
  const turn = computed(() => whoseTurn(state.value))

  const what = computed(() => {
    if (store.pending !== null)
      return t('battle.due.dice', { what: purpose.value, dice: diceName(store.pending.request, t('battle.dice.d')) })
    return state.value.isOver ? t('battle.due.over') : t(`pw.awaited.${turn.value.awaited}`)
  })
  const detail = computed(() => {
    if (store.pending === null)
      return state.value.fleets
        .filter(fleet => turn.value.sideIds.includes(fleet.sideId))
        .map(fleet => fleet.name)
        .join(', ')
    const command = say(petitWargame.describeCommand(state.value, store.pending.command as PwCommand))
    return command.toLowerCase() === purpose.value ? '' : command
  })
  return { what, detail }
}
