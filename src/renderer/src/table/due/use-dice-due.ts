import { computed, type ComputedRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { WireCommand } from '@shared/ipc/battle'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { diceName } from '../dice/dice-name'

/** The dice to be rolled first, and the command that needs them when its name adds something; null when there are none. */
export function useDiceDue(
  describe: (command: WireCommand) => Message
): ComputedRef<{ readonly what: string; readonly detail: string } | null> {
  const store = useBattleStore()
  const { t, say } = useWords()
  return computed(() => {
    if (store.pending === null) return null
    const { request, command } = store.pending
    const purpose = t(request.purpose).toLowerCase()
    const name = say(describe(command))
    return {
      what: t('battle.due.dice', { what: purpose, dice: diceName(request, t('battle.dice.d')) }),
      detail: name.toLowerCase() === purpose ? '' : name
    }
  })
}
