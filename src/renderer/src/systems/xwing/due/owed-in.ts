import { xwing } from '@shared/systems/xwing'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import type { Owed } from '../../../contract/obligation-row'
import { markOf } from '../fire/places'

/** Cards to be named: nothing can be put off in this game, and the centre shows what the attack is waiting for. */
export function owedIn(state: BattleState): Owed {
  return {
    dues: xwing.obligations(state).filter(due => due.kind === 'card'),
    markOf: id => markOf(state, id as ShipId),
    text: ({ title, reason }) => ({ key: 'xwTable.owed', values: { title, reason } }),
    when: round => ({ key: 'xwTable.inRound', values: { round } })
  }
}
