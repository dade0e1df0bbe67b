import type { MessageValue } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { theFleet } from '@shared/systems/starfinder-armada/state'
import { diceName } from '../../../table/dice/dice-name'
import type { ObligationRow } from '../../../contract/obligation-row'
import { deferredLast } from '../../../contract/obligation-row'
import { markOf } from '../rack/strip-model'

type Say = (message: MessageValue) => string

/** What is owed, in the order it fell due, deferred items last. `runningId` is the one whose dice are being asked. */
export function obligationRows(state: BattleState, say: Say, runningId: string | null, letter: string): readonly ObligationRow[] {
  const words = new Map(starfinderArmada.obligations(state).map(due => [due.id, due]))
  const rows = state.obligations.map(due => {
    const dice = words.get(due.id)?.dice ?? null
    return {
      id: due.id,
      dice: dice === null ? '' : diceName(dice, letter),
      mark: markOf(state, theFleet(state, due.fleetId)),
      text: say({ key: `sa.owed.${due.kind}`, values: { reason: words.get(due.id)?.reason ?? '' } }),
      when: `R${String(due.round)}`,
      isDeferred: due.isDeferred,
      isRunning: due.id === runningId
    }
  })
  return deferredLast(rows)
}
