import { sum } from '../../../kernel/collections'
import type { BattleState, LossUnit } from '../model/battle'
import { readRuling } from '../rulings'
import { fleetOf, isDestroyed } from '../state'
import { HALF } from '../tables/sizes'

/** A side's losses, and the number beyond which its enemy wins. */
export interface Losses {
  readonly sideId: string
  readonly unit: LossUnit
  readonly lost: number
  readonly total: number
  readonly isBeaten: boolean
}

/**
 * Compares the points of destroyed ships with those of the whole fleet, or elements with elements, as `pw.victory` reads. A side that loses
 * more than half loses the battle (PW-061, PW-Q26).
 */
export function losses(state: BattleState, sideId: string): Losses {
  const ships = state.ships.filter(ship => fleetOf(state, ship.squadronId).sideId === sideId)
  const fleets = state.fleets.filter(fleet => fleet.sideId === sideId)
  const unit = lossUnit(state)
  const byCost = unit === 'points'
  const total = sum(fleets.map(fleet => (byCost ? fleet.costPoints : fleet.elementsStart)))
  const lost = byCost
    ? sum(ships.filter(isDestroyed).map(ship => ship.costPoints))
    : sum(ships.flatMap(ship => Object.values(ship.sectors).map(sector => sector.lost.length)))
  return { sideId, unit, lost, total, isBeaten: lost * HALF > total }
}

/** What losses are counted in, as `pw.victory` reads (PW-061, PW-Q26). */
export function lossUnit(state: BattleState): LossUnit {
  return readRuling(state.rulings, 'pw.victory') === 'destroyedShipCost' ? 'points' : 'elements'
}
