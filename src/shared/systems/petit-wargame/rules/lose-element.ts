import { losses } from '../derive/victory'
import type { ShipId } from '../model/design'
import type { Element, Sector } from '../model/element'
import { fleetOf, isDestroyed, otherSide, theShip } from '../state'
import type { Story } from './story'

/** Removes an element. With its last one the ship is lost, and with the ship perhaps the battle (PW-057 to PW-061). */
export function loseElement(story: Story, shipId: ShipId, sector: Sector, element: Element): void {
  story.tell({ type: 'elementLost', shipId, sector, element })
  const ship = theShip(story.state, shipId)
  if (isDestroyed(ship)) story.tell({ type: 'shipDestroyed', shipId, costPoints: ship.costPoints })
  maybeWin(story)
}

/** The first side to beat the other wins; if both are beaten at once, the active side does (PW-061, PW-Q26). */
export function maybeWin(story: Story): void {
  const { state } = story
  if (state.winnerId !== null) return
  const active = state.activation === null ? [] : [fleetOf(state, state.activation.squadronId).sideId]
  for (const sideId of [...active, ...state.fleets.map(fleet => fleet.sideId)]) {
    const { lost, total, unit, isBeaten } = losses(state, otherSide(state, sideId))
    if (!isBeaten) continue
    story.tell({ type: 'victoryWon', sideId, lost, total, unit })
    return
  }
}
