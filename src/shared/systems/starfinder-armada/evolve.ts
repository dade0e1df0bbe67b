import { assertNever } from '../../kernel/assert-never'
import { replaceWhere, without } from '../../kernel/collections'
import { reordered } from '../../core/staging/volley'
import type { OfficerCorrection, SaEvent } from './events'
import { begin } from './evolve-begin'
import { withDue, withoutBoarding } from './evolve-dues'
import { evolveOfficers, withOfficer } from './evolve-officers'
import { evolveTable } from './evolve-table'
import { applyDamage, correctedVolley, stage, unstage, withoutStruck } from './evolve-volley'
import { withFleet } from './evolve-fleet'
import type { BattleState, FleetState, OfficerState, Phase } from './model/battle'
import type { FleetId } from './model/design'
import { fleetId } from './model/design'
import type { SaEffect } from './model/effects'
import { shapedFleet, shapedState } from './shape'

type FleetCorrected = Extract<SaEvent, { type: 'fleetCorrected' }>

/** The only maker of states: applies one event, without rules, dice or doubt. */
export function evolve(state: BattleState, event: SaEvent): BattleState {
  // By far the most frequent event comes in the right shape.
  if (event.type === 'attackStaged') return stage(state, event)
  const next = apply(state, event)
  return next === state ? state : shapedState(next)
}

function apply(state: BattleState, event: Exclude<SaEvent, { type: 'attackStaged' }>): BattleState {
  switch (event.type) {
    case 'battleBegun':
      return begin(event)
    case 'distanceSet':
      return { ...state, distanceHexes: event.hexes }
    case 'roleChanged':
      return withOfficer(state, event.officerId, officer => ({ ...officer, role: event.role }))
    case 'officerMoved':
      return withOfficer(state, event.officerId, officer => ({
        ...officer,
        fleetId: event.toFleetId,
        hasActed: true,
        action: 'transfer'
      }))
    case 'phaseEntered':
      return event.round === state.round ? { ...state, phase: event.phase } : enterRound(state, event.round, event.phase)
    case 'shieldsRegained':
    case 'shieldsCapped':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, sp: event.sp }))
    case 'engineerLost':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, lostEngineers: withLost(fleet, event) }))
    case 'resolveSpent':
      return withOfficer(state, event.officerId, officer => ({ ...officer, resolvePoints: Math.max(0, officer.resolvePoints - 1) }))
    case 'movementOrderRolled':
      return { ...state, movementOrder: event.movement }
    case 'fleetMoved':
      return {
        ...withFleet(state, event.fleetId, fleet => ({ ...fleet, movement: event.move })),
        movementOrder: state.movementOrder === null ? null : { ...state.movementOrder, lastMoved: event.fleetId }
      }
    case 'stuntAttempted':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, stunt: event.attempt }))
    case 'volleyReordered':
      return { ...state, volley: reordered(state.volley, event.attackIds) }
    case 'damageApplied':
      return withoutStruck(applyDamage(state, event), event.attackId)
    case 'attackMissed':
      return withoutStruck(state, event.attackId)
    case 'volleyResolved':
      return { ...state, volley: [] }
    case 'thresholdCrossed':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, hasCrossedThreshold: true }))
    case 'fleetDisabled':
      return outOfFight(state, event.fleetId, 'disabled')
    case 'fleetDestroyed':
      return outOfFight(state, event.fleetId, 'destroyed')
    case 'obligationOwed':
      return { ...state, obligations: withDue(state.obligations, event.obligation, event.before), nextId: state.nextId + 1 }
    case 'obligationSettled':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligationId) }
    case 'obligationsLapsed':
      return { ...state, obligations: without(state.obligations, due => event.obligationIds.includes(due.id)) }
    case 'obligationDeferred':
      return {
        ...state,
        obligations: replaceWhere(
          state.obligations,
          due => due.id === event.obligationId,
          due => ({ ...due, isDeferred: true })
        )
      }
    case 'obligationWaived':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligation.id) }
    case 'criticalRolled':
    case 'criticalWithoutEffect':
      return state
    case 'moraleChecked':
      return hasPassed(event) ? withFleet(state, event.fleetId, fleet => ({ ...fleet, moralePassedInRound: state.round })) : state
    case 'fleetRouted':
      return withFleet(state, event.fleetId, fleet => ({
        ...fleet,
        status: 'routed',
        rout: { dc: event.dc, since: event.since ?? state.round, roundsFled: 0 }
      }))
    case 'roundFled':
      return withFleet(state, event.fleetId, fleet =>
        fleet.rout === null ? fleet : { ...fleet, rout: { ...fleet.rout, roundsFled: event.rounds } }
      )
    case 'effectBegun':
      return begun(state, event.effect)
    case 'effectEnded':
      return withoutBoarding({ ...state, effects: without(state.effects, effect => effect.id === event.effect.id) }, event.effect.id)
    case 'effectResumed':
      return {
        ...state,
        effects: replaceWhere(
          state.effects,
          effect => effect.id === event.effectId,
          effect => ({ ...effect, suspension: null })
        )
      }
    case 'fleetCorrected':
      return withFleet(state, event.fleetId, fleet => correctedFleet(state, fleet, event))
    case 'officerCorrected':
      return withOfficer(state, event.officerId, officer => correctedOfficer(officer, event.correction))
    case 'attackCorrected':
      return event.correction === null
        ? unstage(state, event.attackId)
        : { ...state, volley: correctedVolley(state.volley, event.attackId, event.correction) }
    case 'scanSet':
      return {
        ...state,
        scans: [
          ...without(state.scans, scan => scan.sideId === event.sideId && scan.fleetId === event.fleetId),
          { sideId: event.sideId, fleetId: event.fleetId, level: event.level }
        ]
      }
    case 'battleEnded':
      return { ...state, phase: 'over', standingSides: event.standingSides, volley: [], obligations: [] }
    case 'actionTaken':
    case 'actionRolled':
    case 'tauntMade':
    case 'duelFought':
    case 'duelWon':
    case 'routRallied':
    case 'effectSuspended':
    case 'officerFelled':
      return evolveOfficers(state, event)
    case 'minesEntered':
    case 'minesAttacked':
    case 'debrisStruck':
    case 'selfDestructed':
    case 'fleetJoined':
    case 'armadaJoined':
    case 'rulingSet':
    case 'fleetWithdrawn':
      return evolveTable(state, event)
    default:
      return assertNever(event)
  }
}

function begun(state: BattleState, effect: SaEffect): BattleState {
  const next = { ...state, effects: [...state.effects, effect], nextId: state.nextId + 1 }
  if (effect.kind !== 'mines') return next
  return withFleet(next, fleetId(effect.targetId), fleet => ({ ...fleet, hasLaidMines: true }))
}

/** An engineer who leaves once more leaves behind what the event says. */
function withLost(fleet: FleetState, { officerId, bonus }: Extract<SaEvent, { type: 'engineerLost' }>): FleetState['lostEngineers'] {
  return [...without(fleet.lostEngineers, lost => lost.officerId === officerId), { officerId, bonus }]
}

/** A fleet that keeps its nerve has passed, whatever it rolled (SA-101, SA-105). */
export function hasPassed({ result }: Extract<SaEvent, { type: 'moraleChecked' }>): boolean {
  return result === 'emboldened' || result === 'unaffected'
}

function outOfFight(state: BattleState, id: FleetId, status: 'disabled' | 'destroyed'): BattleState {
  return withFleet(state, id, fleet => ({ ...fleet, status, outSince: state.round, rout: null }))
}

function enterRound(state: BattleState, round: number, phase: Phase): BattleState {
  return {
    ...state,
    round,
    phase,
    movementOrder: null,
    duels: [],
    fleets: state.fleets.map(fleet =>
      shapedFleet({ ...fleet, movement: 'pending', stunt: null, hasAttacked: false, targetsThisRound: [], arrayTargets: 1, damagedBy: [] })
    ),
    officers: state.officers.map(officer => (officer.hasActed ? { ...officer, hasActed: false, action: null } : officer))
  }
}

/** Whose action the GM gives back has taken none (SA-046). */
function correctedOfficer(officer: OfficerState, correction: OfficerCorrection): OfficerState {
  const next = { ...officer, ...correction, ranks: { ...officer.ranks, ...correction.ranks } }
  return next.hasActed ? next : { ...next, action: null }
}

function correctedFleet(state: BattleState, fleet: FleetState, { correction, reached }: FleetCorrected): FleetState {
  const next: FleetState = { ...fleet, ...correction, ...reached }
  const isOut = next.status === 'disabled' || next.status === 'destroyed' || next.status === 'fled'
  return {
    ...next,
    arrayTargets: correction.hasAttacked === undefined ? fleet.arrayTargets : 1,
    targetsThisRound: correction.hasAttacked === false ? [] : fleet.targetsThisRound,
    outSince: next.status === fleet.status ? fleet.outSince : isOut ? state.round : null
  }
}
