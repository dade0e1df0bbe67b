import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { MessageValue } from '@shared/core/engine/message'
import { deferredLast, type ObligationRow, type Owed } from '../../contract/obligation-row'
import { sameIfEqual } from '../../ui/drawing/same-if-equal'
import { diceName } from '../dice/dice-name'
import { useTable } from '../frame/use-table'

/** What is owed now or at the past moment shown, in the order it fell due, deferred items last. */
export function useOwedRows(owed: () => Owed | null): ComputedRef<readonly ObligationRow[]> {
  const table = useTable()
  const { t, say } = useWords()
  return computed(before => {
    const now = owed()
    return now === null ? [] : sameIfEqual(owedRows(now, table.settlingId(), say, t('battle.dice.d')), before)
  })
}

/** `letter` precedes the number of sides, as in "d6". */
export function owedRows(
  { dues, markOf, text, when }: Owed,
  runningId: string | null,
  say: (message: MessageValue) => string,
  letter: string
): readonly ObligationRow[] {
  return deferredLast(
    dues.map(due => ({
      id: due.id,
      dice: due.dice === null ? '' : diceName(due.dice, letter),
      mark: markOf(due.owner),
      text: say(text(due)),
      when: say(when(due.round)),
      isDeferred: due.deferred,
      isRunning: due.id === runningId
    }))
  )
}
