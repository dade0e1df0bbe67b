import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { ObligationRow } from '../../../contract/obligation-row'
import { useTable } from '../../../table/frame/use-table'
import { useSay } from '../../../i18n/use-say'
import { useXwFlow } from '../table/xw-flow'
import { useXwing } from '../use-xwing'
import { obligationRows } from './obligation-rows'

/** What is owed on this screen, now or at the moment looked at. */
export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useXwing()
  const { isPast } = useTable()
  const { settling } = useXwFlow()
  const say = useSay()
  return computed(() => obligationRows(state.value, say, isPast ? null : (settling.value?.id ?? null)))
}
