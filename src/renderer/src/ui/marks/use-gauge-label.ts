import { computed, type ComputedRef } from 'vue'
import type { GaugeView } from '@shared/core/view/table-view'
import { useWords } from '../../i18n/use-words'

/** What a gauge says to those who do not see its bar: its figures, or a word where the viewer knows no more. */
export function useGaugeLabel(props: { readonly gauge: GaugeView; readonly name: string }): ComputedRef<string> {
  const { t, say } = useWords()
  return computed(() => {
    const { gauge, name } = props
    const what = say(gauge.label)
    if (gauge.figures === null) return t('players.gauge.word', { name, what, word: say(gauge.word) })
    return t('players.gauge.figures', { name, what, value: gauge.figures.value, max: gauge.figures.max })
  })
}
