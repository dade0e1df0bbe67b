import type { Message } from '@shared/core/engine/message'
import type { WireCommand } from '@shared/ipc/calls'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { focusDice } from '../../ui/focus/focus-next-input'
import { answerAloud } from '../spoken/voice'

/**
 * Whether dice are on the table, which another act would discard: it is said whose they are, and the focus goes to them. `describe` names
 * the command that they are for.
 */
export function useHeldDice(describe: (command: WireCommand) => Message): () => boolean {
  const store = useBattleStore()
  const { t, say } = useWords()
  return () => {
    const { pending } = store
    if (pending === null || !store.hasDice) return false
    const what = t('battle.next.diceOf', { what: say(describe(pending.command)) })
    answerAloud(t('battle.next.halfDone', { what }))
    void focusDice()
    return true
  }
}
