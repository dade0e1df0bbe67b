import type { MessageValue } from '@shared/core/engine/message'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { diceName } from '../../../table/dice/dice-name'
import type { ObligationRow } from '../../../contract/obligation-row'
import { deferredLast } from '../../../contract/obligation-row'
import { markOf } from '../rack/places'

/** What is owed, in the order it fell due, deferred items last. */
export function obligationRows(
  state: BattleState,
  say: (message: MessageValue) => string,
  runningId: string | null,
  letter: string
): readonly ObligationRow[] {
  const words = new Map(dystopianWars.obligations(state).map(due => [due.id, due]))
  const rows = state.obligations.map((due): ObligationRow => {
    const told = words.get(due.id)
    const dice = told?.dice ?? null
    return {
      id: due.id,
      dice: dice === null ? '' : diceName(dice, letter),
      mark: markOf(state, due.kind === 'fuel' ? due.wingId : due.unitId),
      text: told === undefined ? '' : say({ key: 'dwTable.owed', values: { title: told.title, reason: told.reason } }),
      when: say({ key: 'dwTable.inTurn', values: { turn: due.turn } }),
      isDeferred: due.isDeferred === true,
      isRunning: due.id === runningId
    }
  })
  return deferredLast(rows)
}
