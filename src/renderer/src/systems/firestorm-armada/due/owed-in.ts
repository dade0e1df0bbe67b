import { firestormArmada } from '@shared/systems/firestorm-armada'
import { present } from '@shared/kernel/present'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Owed } from '../../../contract/obligation-row'
import { markOf } from '../rack/table-mark'

export function owedIn(state: BattleState): Owed {
  const owners = [...state.ships, ...state.wings]
  return {
    dues: firestormArmada.obligations(state),
    markOf: id =>
      markOf(
        state,
        present(
          owners.find(one => one.id === id),
          id
        )
      ),
    // The mark beside it names whose it is.
    text: ({ kind }) => ({ key: `fa.due.${kind}` }),
    when: turn => ({ key: 'faTable.turnShort', values: { turn } })
  }
}
