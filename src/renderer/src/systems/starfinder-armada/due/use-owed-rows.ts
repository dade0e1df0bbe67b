import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ObligationRow } from '../../../contract/obligation-row'
import { useTable } from '../../../table/frame/use-table'
import { useSay } from '../../../i18n/use-say'
import { sameIfEqual } from '../../../ui/drawing/same-if-equal'
import { useSaFlow } from '../table/sa-flow'
import { useArmada } from '../use-armada'
import { obligationRows } from './obligation-rows'

/** What is owed on this screen, now or at the moment looked at. */
export function useOwedRows(): ComputedRef<readonly ObligationRow[]> {
  const { state } = useArmada()
  const { isPast } = useTable()
  const { runningId } = useSaFlow()
  const { t } = useI18n()
  const say = useSay()
  return computed(before => sameIfEqual(obligationRows(state.value, say, isPast ? null : runningId.value, t('battle.dice.d')), before))
}
