import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../model/battle'
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

/** Cards a fleet may hold: one for each squadron left, at most five by `fa.handSize`, never below 0 (FA-059, FA-061, FA-Q18). */
export function handSize(state: BattleState, fleet: FleetState): Breakdown {
  const units = state.units.filter(unit => unit.fleetId === fleet.id && isUnitInBattle(state, unit))
  const counted = units.filter(unit => bringsCard(state, unit.id)).length
  const isLimited = readRuling(state.rulings, 'fa.handSize') === 'minFiveSquadrons'
  const limit = isLimited ? Math.min(0, HAND_MAX - counted) : 0
  return breakdown([
    part('squadrons', counted, 'FA-061'),
    part('handLimit', limit, 'FA-059'),
    part('shift', fleet.handShift, 'FA-059'),
    part('floor', Math.max(0, -counted - limit - fleet.handShift), 'FA-059')
  ])
}

/** Squadrons bring a card, but not flights, nor squadrons of escorts or installations (FA-Q18). */
function bringsCard(state: BattleState, unitId: string): boolean {
  return state.ships.some(ship => ship.unitId === unitId && !(CARDLESS_CLASSES as readonly string[]).includes(ship.shipClass))
}
