import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import type { Owed } from '../../../contract/obligation-row'
import { markOf } from '../rack/places'

export function owedIn(state: BattleState): Owed {
  return {
    dues: dystopianWars.obligations(state),
    markOf: id => markOf(state, id as CombatantId),
    text: ({ title, reason }) => ({ key: 'dwTable.owed', values: { title, reason } }),
    when: turn => ({ key: 'dwTable.inTurn', values: { turn } })
  }
}
