import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState, PlayedCard, UnitState } from '@shared/systems/firestorm-armada/model/battle'

/** The card target with this id: a unit or a ship; none for any other text. */
export function cardTargetOf(state: BattleState, id: string): Pick<PlayedCard, 'unitId' | 'shipId'> {
  const unit = state.units.find(one => one.id === id)
  const ship = state.ships.find(one => one.id === id)
  return { unitId: unit?.id ?? null, shipId: ship?.id ?? null }
}

/** The default target of a card: the active squadron or flight, except for a reaction (FA-Q19). */
export function impliedTarget(state: BattleState, type: FaCommands['playCard']['cardType']): UnitState | undefined {
  return type === 'reaction' ? undefined : state.units.find(one => one.id === state.activeUnitId)
}
