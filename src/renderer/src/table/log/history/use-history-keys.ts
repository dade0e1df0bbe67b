import { computed } from 'vue'
import { useWords } from '../../../i18n/use-words'
import type { Shortcut } from '../../../contract/shortcut'
import { useShortcuts } from '../../../chrome/keys/use-shortcuts'
import { useBattleStore } from '../../../session/battle-store'
import { isTypingWords } from '../../keys/typing-words'

interface HistoryActs {
  readonly open: () => void
  readonly backToNow: () => void
}

/** The key that opens the history, and the keys to move through the past while it is shown. */
export function useHistoryKeys(acts: HistoryActs): void {
  const store = useBattleStore()
  const { t } = useWords()
  const walk = (key: string, word: string, by: number): Shortcut => ({
    keys: [key],
    label: () => t(`battle.past.${word}`),
    isInFoot: true,
    isRepeated: true,
    when: () => store.lookingAt !== null,
    run: () => void store.look((store.lookingAt ?? 0) + by)
  })
  const shortcuts = computed<readonly Shortcut[]>(() => [
    { action: 'battle.history', run: acts.open, isInFields: true, isInFoot: true, when: () => !isTypingWords() },
    walk('ArrowLeft', 'earlier', -1),
    walk('ArrowRight', 'later', 1),
    {
      keys: ['Escape'],
      label: () => t('battle.past.backToNow'),
      isInFoot: true,
      when: () => store.lookingAt !== null,
      run: acts.backToNow
    }
  ])
  useShortcuts(() => t('battle.history.title'), shortcuts)
}
