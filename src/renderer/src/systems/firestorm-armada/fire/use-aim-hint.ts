import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../../i18n/use-words'
import { heldInWords } from '../../../table/keys/rack-keys'
import { isCoarse } from '../../../ui/focus/coarse-pointer'

/** What to choose before a ship can fire or board, and by which key. */
export function useAimHint(hasActor: () => boolean): ComputedRef<string> {
  const { t } = useWords()
  return computed(() => {
    if (!hasActor()) return t('faTable.chooseActorHint')
    return isCoarse.value ? t('faTable.chooseTargetTap') : t('faTable.chooseTargetHint', { key: heldInWords(t) })
  })
}
