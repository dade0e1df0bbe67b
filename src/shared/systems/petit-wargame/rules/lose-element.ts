import { losses, type Losses } from '../derive/victory'
import type { BattleState } from '../model/battle'
import type { ShipId } from '../model/design'
import type { Element, Sector } from '../model/element'
import { readRuling } from '../rulings'
import { fleetOf, isDestroyed, otherSide, theShip } from '../state'
import type { Story } from './story'

/** Removes an element. With its last one the ship is lost, and with the ship perhaps the battle (PW-057 to PW-061). */
export function loseElement(story: Story, shipId: ShipId, sector: Sector, element: Element): void {
  story.tell({ type: 'elementLost', shipId, sector, element })
  const ship = theShip(story.state, shipId)
  if (isDestroyed(ship)) story.tell({ type: 'shipDestroyed', shipId, costPoints: ship.costPoints })
  maybeWin(story)
}

/** The first side to beat the other wins; if both are beaten at once, `pw.bothBeaten` reads who does (PW-061, PW-Q26). */
export function maybeWin(story: Story): void {
  const { state } = story
  if (state.winnerId !== null) return
  const beaten = sidesInTurn(state).flatMap(sideId => {
    const ofEnemy = losses(state, otherSide(state, sideId))
    return ofEnemy.isBeaten ? [{ sideId, ofEnemy }] : []
  })
  const winner = beaten.length > 1 ? winnerOfBoth(state, beaten) : beaten[0]
  if (winner === undefined) return
  const { lost, total, unit } = winner.ofEnemy
  story.tell({ type: 'victoryWon', sideId: winner.sideId, lost, total, ...(unit !== 'points' && { unit }) })
}

/** A side and what its enemy has lost. */
interface Winner {
  readonly sideId: string
  readonly ofEnemy: Losses
}

function winnerOfBoth({ rulings }: BattleState, [first, second]: readonly Winner[]): Winner | undefined {
  const reading = readRuling(rulings, 'pw.bothBeaten')
  if (reading === 'nobody' || first === undefined || second === undefined) return undefined
  if (reading === 'activeSide') return first
  return shareOf(second) > shareOf(first) ? second : first
}

function shareOf({ ofEnemy: { lost, total } }: Winner): number {
  return total === 0 ? 0 : lost / total
}

/** Both sides, the active one first. */
function sidesInTurn(state: BattleState): readonly string[] {
  const sides = state.fleets.map(fleet => fleet.sideId)
  if (state.activation === null) return sides
  const active = fleetOf(state, state.activation.squadronId).sideId
  return [active, ...sides.filter(sideId => sideId !== active)]
}
