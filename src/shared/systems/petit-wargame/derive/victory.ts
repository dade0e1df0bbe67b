import { sum } from '../../../kernel/collections'
import type { BattleState, FleetState, FleetWorth, LossUnit } from '../model/battle'
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
 * Compares the points of destroyed ships with those of the whole fleet, or of its budget under `pw.victoryBase`, or elements with elements,
 * as `pw.victory` reads. A side that loses more than half loses the battle, and so does one that has lost everything (PW-061, PW-Q26).
 */
export function losses(state: BattleState, sideId: string): Losses {
  const ships = state.ships.filter(ship => fleetOf(state, ship.squadronId).sideId === sideId)
  const fleets = state.fleets.filter(fleet => fleet.sideId === sideId)
  const unit = lossUnit(state)
  const byCost = unit === 'points'
  const whole = sum(fleets.map(fleet => worthOf(fleet, unit)))
  const total = sum(fleets.map(fleet => baseOf(state, fleet, unit)))
  const lost = byCost
    ? sum(ships.filter(isDestroyed).map(ship => ship.costPoints))
    : sum(ships.flatMap(ship => Object.values(ship.sectors).map(sector => sector.lost.length)))
  return { sideId, unit, lost, total, isBeaten: lost * HALF > total || (lost > 0 && lost >= whole) }
}

/** What half is taken of, as `pw.victoryBase` and `pw.lateSquadrons` read. A budget says nothing of elements. */
function baseOf({ rulings }: BattleState, fleet: FleetState, unit: LossUnit): number {
  if (unit === 'points' && readRuling(rulings, 'pw.victoryBase') === 'budget') return fleet.budgetPoints
  const isLateCounted = readRuling(rulings, 'pw.lateSquadrons') === 'counted'
  return worthOf(fleet, unit) - (isLateCounted || fleet.late === undefined ? 0 : worthOf(fleet.late, unit))
}

function worthOf({ costPoints, elementsStart }: FleetWorth, unit: LossUnit): number {
  return unit === 'points' ? costPoints : elementsStart
}

/** What losses are counted in, as `pw.victory` reads (PW-061, PW-Q26). */
export function lossUnit(state: BattleState): LossUnit {
  return readRuling(state.rulings, 'pw.victory') === 'destroyedShipCost' ? 'points' : 'elements'
}
