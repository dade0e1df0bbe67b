import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState, PlayedCard, UnitState } from '@shared/systems/firestorm-armada/model/battle'

/** Whom a card is played on: the unit or the ship with this id; nothing in particular for any other text. */
export function cardTargetOf(state: BattleState, id: string): Pick<PlayedCard, 'unitId' | 'shipId'> {
  const unit = state.units.find(one => one.id === id)
  const ship = state.ships.find(one => one.id === id)
  return { unitId: unit?.id ?? null, shipId: ship?.id ?? null }
}

/** The squadron or flight a card goes to when nobody is named: the one that is active, but for a reaction (FA-Q19). */
export function impliedTarget(state: BattleState, type: FaCommands['playCard']['cardType']): UnitState | undefined {
  return type === 'reaction' ? undefined : state.units.find(one => one.id === state.activeUnitId)
}
