import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../../i18n/use-words'

/** Smaller chances are only floating-point error. */
const LEAST = 1e-9

/** Chances as whole percentages: 0 only if impossible, 100 only if certain. */
export function useChance(): ComputedRef<(share: number) => string> {
  const { format } = useWords()
  return computed(() => share => {
    if (share > LEAST && share < 0.005) return `<${format.value.percent(0.01)}`
    if (share < 1 - LEAST && share > 0.995) return `>${format.value.percent(0.99)}`
    return format.value.percent(share)
  })
}
