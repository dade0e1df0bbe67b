import { memoryOf, remembering, withoutSecrets } from '../../core/engine/memory'
import type { BattleState, FleetState, OfficerState } from './model/battle'

const BATTLE_MEMORY = memoryOf<BattleState>()({ telling: 'everybody' })
const FLEET_MEMORY = memoryOf<FleetState>()({})
const OFFICER_MEMORY = memoryOf<OfficerState>()({})

/** A new object that nobody else has seen, so its maker may still set fields. */
export type Fresh<T> = { -readonly [K in keyof T]: T[K] }

/**
 * A copy of the state, made field by field. V8 gives copies made by spreading hidden classes of their own, and a state that has been
 * through several of them is ten times slower to read and copy. This literal gives all states the same class. The compiler checks that no
 * field is missing, and that the memory names each that may be absent.
 */
export function shapedState(state: BattleState): Fresh<BattleState> {
  const copy: Fresh<BattleState> = {
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
  return remembering(copy, state, BATTLE_MEMORY)
}

/** The same for a fleet. */
export function shapedFleet(fleet: FleetState): Fresh<FleetState> {
  const copy: Fresh<FleetState> = {
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
  return remembering(copy, fleet, FLEET_MEMORY)
}

/** The battle, a fleet and an officer of another side, without what only their own side knows of. */
export const openState = (state: BattleState): BattleState => withoutSecrets(state, BATTLE_MEMORY)
export const openOfficer = (officer: OfficerState): OfficerState => withoutSecrets(officer, OFFICER_MEMORY)
export const openFleet = (fleet: FleetState): FleetState => withoutSecrets(fleet, FLEET_MEMORY)
