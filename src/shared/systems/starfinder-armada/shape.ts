import type { BattleState, FleetState } from './model/battle'

/** Just made and not yet shown to anybody: its maker may still set fields. */
export type Fresh<T> = { -readonly [K in keyof T]: T[K] }

/**
 * The same state built anew, field by field. Copies made by spreading get a hidden class of their own in V8; a state that has been
 * through several of them is read and copied ten times slower. The literal gives every state one class. The compiler counts the fields.
 */
export function shapedState(state: BattleState): Fresh<BattleState> {
  return {
    hasBegun: state.hasBegun,
    name: state.name,
    round: state.round,
    phase: state.phase,
    rulings: state.rulings,
    distanceHexes: state.distanceHexes,
    armadas: state.armadas,
    fleets: state.fleets,
    officers: state.officers,
    effects: state.effects,
    movementOrder: state.movementOrder,
    volley: state.volley,
    obligations: state.obligations,
    duels: state.duels,
    taunts: state.taunts,
    scans: state.scans,
    nextId: state.nextId,
    standingSides: state.standingSides
  }
}

/** The same for a fleet. */
export function shapedFleet(fleet: FleetState): Fresh<FleetState> {
  return {
    id: fleet.id,
    armadaId: fleet.armadaId,
    number: fleet.number,
    name: fleet.name,
    tier: fleet.tier,
    size: fleet.size,
    fleetClass: fleet.fleetClass,
    abilities: fleet.abilities,
    hp: fleet.hp,
    sp: fleet.sp,
    status: fleet.status,
    outSince: fleet.outSince,
    rout: fleet.rout,
    hasCrossedThreshold: fleet.hasCrossedThreshold,
    moralePassedInRound: fleet.moralePassedInRound,
    movement: fleet.movement,
    stunt: fleet.stunt,
    hasAttacked: fleet.hasAttacked,
    targetsThisRound: fleet.targetsThisRound,
    arrayTargets: fleet.arrayTargets,
    superweaponReadyRound: fleet.superweaponReadyRound,
    superweaponReadyBefore: fleet.superweaponReadyBefore,
    hasLaidMines: fleet.hasLaidMines,
    lostEngineers: fleet.lostEngineers,
    damagedBy: fleet.damagedBy,
    adjustments: fleet.adjustments,
    isHidden: fleet.isHidden,
    note: fleet.note
  }
}
