import type { BattleState, PlayedCard } from '@shared/systems/firestorm-armada/model/battle'

/** Whom a card is played on: the unit or the ship with this id; nothing in particular for any other text. */
export function cardTargetOf(state: BattleState, id: string): Pick<PlayedCard, 'unitId' | 'shipId'> {
  const unit = state.units.find(one => one.id === id)
  const ship = state.ships.find(one => one.id === id)
  return { unitId: unit?.id ?? null, shipId: ship?.id ?? null }
}
