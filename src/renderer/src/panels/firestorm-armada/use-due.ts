import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import { diceName } from '../../components/battle/dice-name'
import { useSay } from '../../components/battle/use-say'
import { dueOf } from './due'
import { useFleets } from './use-fleets'

/** What is due in words: the dice that are asked before all else, and what they are for where that is not said already. */
export function useDue(): { readonly what: ComputedRef<string>; readonly detail: ComputedRef<string> } {
  const { store, state } = useFleets()
  const { t } = useI18n()
  const say = useSay()
  const purpose = computed(() => (store.pending === null ? '' : t(store.pending.request.purpose).toLowerCase()))

  const what = computed(() => {
    if (store.pending === null) return say(dueOf(state.value))
    return t('battle.due.dice', { what: purpose.value, dice: diceName(store.pending.request, t('battle.dice.d')) })
  })
  const detail = computed(() => {
    if (store.pending === null) return ''
    const command = say(firestormArmada.describeCommand(state.value, store.pending.command as FaCommand))
    return command.toLowerCase() === purpose.value ? '' : command
  })
  return { what, detail }
}
