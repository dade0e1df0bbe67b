import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import type { Owed } from '../../../contract/obligation-row'
import { markOf } from '../rack/strip-model'

export function owedIn(state: BattleState): Owed {
  return {
    dues: starfinderArmada.obligations(state),
    markOf: id => markOf(state, theFleet(state, id as FleetId)),
    text: ({ kind, reason }) => ({ key: `sa.owed.${kind}`, values: { reason } }),
    when: round => `R${String(round)}`
  }
}
