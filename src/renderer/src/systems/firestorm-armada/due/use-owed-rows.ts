import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ObligationRow } from '../../../contract/obligation-row'
import { useSay } from '../../../i18n/use-say'
import { useTable } from '../../../table/frame/use-table'
import { sameIfEqual } from '../../../ui/drawing/same-if-equal'
import { useFaFlow } from '../table/fa-flow'
import { useFleets } from '../use-fleets'
import { obligationRows } from './obligation-rows'

/** What is owed on this screen, now or at the moment looked at. */
export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useFleets()
  const { isPast } = useTable()
  const { settling } = useFaFlow()
  const { t } = useI18n()
  const say = useSay()
  const runningId = (): string | null => (isPast ? null : (settling.value?.obligationId ?? null))
  return computed(before => sameIfEqual(obligationRows(state.value, say, runningId(), t('battle.dice.d')), before))
}
