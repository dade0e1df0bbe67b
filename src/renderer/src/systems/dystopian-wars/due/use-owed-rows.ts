import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ObligationRow } from '../../../contract/obligation-row'
import { useTable } from '../../../table/frame/use-table'
import { useSay } from '../../../i18n/use-say'
import { useDwFlow } from '../table/dw-flow'
import { useDystopian } from '../use-dystopian'
import { obligationRows } from './obligation-rows'

/** What is owed on this screen, now or at the moment looked at. */
export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useDystopian()
  const { isPast } = useTable()
  const { settling } = useDwFlow()
  const { t } = useI18n()
  const say = useSay()
  return computed(() => obligationRows(state.value, say, isPast ? null : (settling.value?.id ?? null), t('battle.dice.d')))
}
