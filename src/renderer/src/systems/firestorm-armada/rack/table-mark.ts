import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { UnitId } from '@shared/systems/firestorm-armada/model/design'
import { theFleet, theUnit } from '@shared/systems/firestorm-armada/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'

/** The marker of a ship or wing: side and number of its squadron or flight, with its own name. */
export function markOf(state: BattleState, part: { readonly unitId: UnitId; readonly name: string }): FleetMarkModel {
  const unit = theUnit(state, part.unitId)
  return { sideId: theFleet(state, unit.fleetId).sideId, number: unit.number, name: part.name }
}
