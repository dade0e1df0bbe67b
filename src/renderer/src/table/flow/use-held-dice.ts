import type { Message } from '@shared/core/engine/message'
import type { WireCommand } from '@shared/ipc/calls'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { focusDice } from '../../ui/focus/focus-next-input'
import { tellWhyNot } from '../spoken/voice'

/**
 * Whether dice are on the table, which another act would discard: it is said whose they are, and the focus goes to them. `describe` names
 * the command that they are for.
 */
export function useHeldDice(describe: (command: WireCommand) => Message): () => boolean {
  const store = useBattleStore()
  const { t, say } = useWords()
  return () => {
    const { pending } = store
    if (pending === null || !(store.hasDice || isTyped())) return false
    const what = t('battle.next.diceOf', { what: say(describe(pending.command)) })
    tellWhyNot(t('battle.next.halfDone', { what }))
    void focusDice()
    return true
  }
}

/** Whether dice stand in the field; they are on disk a moment later. */
function isTyped(): boolean {
  return (document.querySelector<HTMLInputElement>('[data-dice-field]')?.value ?? '') !== ''
}
