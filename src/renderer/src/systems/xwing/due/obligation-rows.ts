import type { MessageValue } from '@shared/core/engine/message'
import { xwing } from '@shared/systems/xwing'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ObligationRow } from '../../../contract/obligation-row'
import { markOf } from '../fire/places'

/** Cards to be named, in the order in which they were dealt. Nothing can be put off in this game; what the attack waits for stands in the centre. */
export function obligationRows(
  state: BattleState,
  say: (message: MessageValue) => string,
  runningId: string | null
): readonly ObligationRow[] {
  const words = new Map(xwing.obligations(state).map(due => [due.id, due]))
  return state.obligations.map(({ id, shipId, round }) => {
    const told = words.get(id)
    return {
      id,
      dice: '',
      mark: markOf(state, shipId),
      text: told === undefined ? '' : say({ key: 'xwTable.owed', values: { title: told.title, reason: told.reason } }),
      when: say({ key: 'xwTable.inRound', values: { round } }),
      isDeferred: false,
      isRunning: id === runningId
    }
  })
}
