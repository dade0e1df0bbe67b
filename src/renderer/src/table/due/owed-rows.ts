import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { Message, MessageValue } from '@shared/core/engine/message'
import type { Obligation } from '@shared/core/obligations/obligation'
import type { FleetMarkModel } from '../../contract/fleet-mark'
import type { ObligationRow } from '../../contract/obligation-row'
import { deferredLast } from '../../contract/obligation-row'
import { sameIfEqual } from '../../ui/drawing/same-if-equal'
import { diceName } from '../dice/dice-name'
import { useTable } from '../frame/use-table'

/** What is owed in a game at a moment, and how it is told. */
export interface Owed {
  readonly dues: readonly Obligation[]
  markOf(ownerId: string): FleetMarkModel
  text(due: Obligation): Message
  when(round: number): MessageValue
}

/**
 * What is owed on this screen, now or at the moment looked at: in the order it fell due, deferred items last. `runningId` is the one that is
 * being settled, or whose dice are being asked.
 */
export function useOwedRows(owed: () => Owed, runningId: () => string | null): ComputedRef<readonly ObligationRow[]> {
  const { isPast } = useTable()
  const { t, say } = useWords()
  return computed(before => sameIfEqual(owedRows(owed(), isPast ? null : runningId(), say, t('battle.dice.d')), before))
}

/** `letter` stands before the sides of a die. */
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
