import { computed, type ComputedRef } from 'vue'
import type { Letters } from '@shared/systems/xwing/derive/letters'
import { useWords } from '../../../i18n/use-words'

/** The letter for each symbol, typed or shown, in the language of the screen. */
export function useLetters(): ComputedRef<Letters> {
  const { t } = useWords()
  return computed(() => lettersIn(t))
}

export function lettersIn(t: (key: string) => string): Letters {
  return {
    hit: t('xw.letter.hit'),
    crit: t('xw.letter.crit'),
    focus: t('xw.letter.focus'),
    evade: t('xw.letter.evade'),
    blank: t('xw.letter.blank')
  }
}
