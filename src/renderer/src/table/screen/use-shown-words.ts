import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { PlayerScreenControl } from './use-player-screen'

/** The picture players see now, in words. */
export function useShownWords({ state, showing }: Pick<PlayerScreenControl, 'state' | 'showing'>): ComputedRef<string> {
  const { t } = useWords()
  return computed(() => {
    const shown = showing.value
    if (shown === null) return t((state.value?.choice ?? null) === null ? 'screen.nothing' : 'screen.otherBattle')
    const what = 'strip' in shown ? shown.strip : 'side' in shown ? shown.side : t(`screen.kind.${shown.kind}`)
    return t('screen.shown', { what })
  })
}
