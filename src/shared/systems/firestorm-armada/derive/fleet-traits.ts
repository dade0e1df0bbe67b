import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState, UnitState } from '../model/battle'
import { readRuling } from '../rulings'
import { isUnitInBattle } from '../state'
import { ALLIANCE_BONUS, FACTION_TRAITS } from '../tables/factions'
import { CARDLESS_CLASSES, HAND_MAX } from '../tables/limits'
import { part } from './part'

/** The bonus of a fleet to its initiative (FA-003), with that of an alliance by `fa.allianceBonus`. */
export function tacticalBonus(state: BattleState, fleet: FleetState): Breakdown {
  const isAlliance = fleet.isAllied && readRuling(state.rulings, 'fa.allianceBonus') === '1'
  return breakdown([
    part('faction', FACTION_TRAITS[fleet.faction].tacticalBonus, 'FA-003'),
    isAlliance ? part('alliance', ALLIANCE_BONUS, 'FA-Q03') : null,
    part('shift', fleet.tacticalShift, 'FA-003')
  ])
}

/** Command distance in inches, never below 0 (FA-006). */
export function commandDistance(fleet: FleetState): Breakdown {
  const base = FACTION_TRAITS[fleet.faction].commandDistance
  return breakdown([
    part('faction', base, 'FA-006'),
    part('shift', fleet.commandShift, 'FA-006'),
    part('floor', Math.max(0, -base - fleet.commandShift), 'FA-006')
  ])
}

/**
 * Cards a fleet may hold: one for each squadron left, at most five, or for each it began with while five are left, by `fa.handSize`; never
 * below 0 (FA-059, FA-061, FA-Q18).
 */
export function handSize(state: BattleState, fleet: FleetState): Breakdown {
  const all = state.units.filter(unit => unit.fleetId === fleet.id && bringsCard(state, unit))
  const left = all.filter(unit => isUnitInBattle(state, unit)).length
  const reading = readRuling(state.rulings, 'fa.handSize')
  const counted = reading === 'startUntilFive' && left >= HAND_MAX ? all.length : left
  const limit = reading === 'minFiveSquadrons' ? Math.min(0, HAND_MAX - counted) : 0
  return breakdown([
    part('squadrons', counted, 'FA-061'),
    part('handLimit', limit, 'FA-059'),
    part('shift', fleet.handShift, 'FA-059'),
    part('floor', Math.max(0, -counted - limit - fleet.handShift), 'FA-059')
  ])
}

/** Every squadron brings a card, and no flight does; `fa.cardlessClasses` may leave out squadrons of escorts and platforms (FA-061). */
function bringsCard(state: BattleState, unit: UnitState): boolean {
  if (unit.kind === 'flight') return false
  if (readRuling(state.rulings, 'fa.cardlessClasses') === 'none') return true
  return state.ships.some(ship => ship.unitId === unit.id && !(CARDLESS_CLASSES as readonly string[]).includes(ship.shipClass))
}
