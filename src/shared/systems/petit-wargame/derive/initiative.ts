import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, SquadronState } from '../model/battle'
import { readRuling } from '../rulings'
import { fleetOf, isPresent } from '../state'
import { part } from './part'

/** Squadrons of a side that have acted this turn. Those destroyed since count too, unless `pw.initCountDead` says no (PW-028, PW-Q10). */
export function squadronsActed(state: BattleState, sideId: string): number {
  const countsDead = readRuling(state.rulings, 'pw.initCountDead') === 'yes'
  return squadronsOfSide(state, sideId).filter(one => one.hasActed && (countsDead || isPresent(state, one.id))).length
}

/** The initiative of a side: its die less the squadrons that have acted (PW-028). */
export function initiative(state: BattleState, sideId: string, face: number): Breakdown {
  return breakdown([part('die', face, 'PW-028'), part('squadronsActed', 0 - squadronsActed(state, sideId), 'PW-028')])
}

/** The squadrons of a side that may still act this turn: those with a ship left (PW-029, PW-Q10). */
export function readySquadrons(state: BattleState, sideId: string): readonly SquadronState[] {
  return squadronsOfSide(state, sideId).filter(one => !one.hasActed && isPresent(state, one.id))
}

/** The sides that still have a squadron to activate. Two of them roll; one alone need not (PW-Q09). */
export function readySides(state: BattleState): readonly string[] {
  return state.fleets.map(fleet => fleet.sideId).filter(sideId => readySquadrons(state, sideId).length > 0)
}

function squadronsOfSide(state: BattleState, sideId: string): readonly SquadronState[] {
  return state.squadrons.filter(one => fleetOf(state, one.id).sideId === sideId)
}
