import { valuesRefusal } from '../../../../core/housekeeping/corrections'
import { areDistinct } from '../../../../kernel/collections'
import { isOnGrid } from '../../derive/movement'
import { lossDue } from '../../derive/loss-due'
import type { BattleState, SectorState, ShipState } from '../../model/battle'
import { ELEMENTS, SECTORS, type Element } from '../../model/element'
import { dropGroundless } from '../../rules/drop-groundless'
import { maybeWin } from '../../rules/lose-element'
import { maybePassInitiative } from '../../rules/next-squadron'
import { isValid } from '../../rules/numbers'
import { settleDamage } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import { currentEngagement, findShip, isDestroyed, theShip } from '../../state'
import { SHIP_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import { STRUCTURE_POINTS } from '../../tables/sizes'
import type { ShipCorrection } from '../../model/corrections'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM sets values of a ship. Refused: 'bad-element' for an unknown element, or more than a ship of its size can hold. */
export function checkCorrectShip(state: BattleState, { shipId, correction }: PwCommands['correctShip']): PwRefusal | null {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  const refusal = valuesRefusal(correction, SHIP_CORRECTION, TEXT_MAX)
  if (refusal !== null) return refusal
  const { position = null, jams = [], elements = {} } = correction
  if (position !== null && !isOnGrid(position)) return 'off-grid'
  if (!areDistinct(jams.map(jam => jam.detector)) || !jams.every(jam => isValid(jam.untilTurn))) return 'bad-number'
  const lists = Object.values(elements)
  const isSane = lists.every(list => list.length <= STRUCTURE_POINTS[ship.size] && list.every(one => ELEMENTS.includes(one)))
  return isSane ? null : 'bad-element'
}

/**
 * A ship left without elements is destroyed, and nothing waits for it any more. What it has lost may win the battle (PW-061). The
 * initiative moves on if its side has nobody left to act, or the other side has somebody again. A choice in a sector that changed is asked
 * again. What stands on a detector, a weapon or a place that is gone ends.
 */
export function* decideCorrectShip(state: BattleState, { shipId, correction, reason }: PwCommands['correctShip']): Decision {
  const story = new Story(state)
  const due = lossDue(state)
  story.tell({ type: 'shipCorrected', shipId, correction, reached: reached(theShip(state, shipId), correction), reason })
  const ship = theShip(story.state, shipId)
  if (isDestroyed(ship)) {
    if (!isDestroyed(theShip(state, shipId))) story.tell({ type: 'shipDestroyed', shipId, costPoints: ship.costPoints })
    yield* dropGroundless(story, reason)
  } else if (due?.shipId === shipId && correction.elements?.[due.sector] !== undefined) {
    story.tell({ type: 'damageCorrected', points: currentEngagement(state)?.shot?.pointsLeft ?? 0, reason })
    yield* settleDamage(story)
  } else yield* dropGroundless(story, reason)
  maybeWin(story)
  maybePassInitiative(story)
  return story.events
}

function reached({ sectors }: ShipState, { elements, ...fields }: ShipCorrection): Partial<ShipState> {
  if (elements === undefined) return fields
  const now = SECTORS.reduce((all, sector) => {
    const working = elements[sector]
    return working === undefined ? all : { ...all, [sector]: reworked(all[sector], working) }
  }, sectors)
  return { ...fields, sectors: now }
}

/** These elements work; all others the sector had count as lost. */
function reworked(sector: SectorState, working: readonly Element[]): SectorState {
  const lost = [...sector.elements, ...sector.lost]
  for (const element of working) {
    const index = lost.indexOf(element)
    if (index >= 0) lost.splice(index, 1)
  }
  return { ...sector, elements: working, lost }
}
