import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../../i18n/use-words'

/** Below this a chance is no more than what sums of doubles leave behind. */
const LEAST = 1e-9

/** Chances in whole percents: what is possible never shows as 0, what may fail never as 100. */
export function useChance(): ComputedRef<(share: number) => string> {
  const { format } = useWords()
  return computed(() => share => {
    if (share > LEAST && share < 0.005) return `<${format.value.percent(0.01)}`
    if (share < 1 - LEAST && share > 0.995) return `>${format.value.percent(0.99)}`
    return format.value.percent(share)
  })
}
