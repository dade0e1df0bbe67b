import { fleetIndex } from '../model/fleet-index'
import { evolve, type SaEvent } from '../events'
import { hasPassed } from '../events/morale'
import { withDue } from '../events/dues'
import { stillStaged } from '../events/volley'
import { findFleet, hurtBy } from '../state'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import type { FleetId } from '../model/design'
import type { Fresh } from '../shape'

/** A battle whose fleets nobody else refers to, so they may be changed. */
export interface OwnBattle extends Omit<Fresh<BattleState>, 'fleets' | 'volley'> {
  fleets: Fresh<FleetState>[]
  volley: StagedAttack[]
}

/**
 * The battle after the event, as `evolve` folds it: changed in place for the events that are frequent in a forecast. Every other event
 * goes through `evolve`, also one that changes nothing today; its result is the caller's own too. Random battles are folded both ways
 * (`tests/fuzz/play-seed.ts`), with every kind of event in them.
 */
export function evolveInPlace(state: OwnBattle, event: SaEvent): OwnBattle {
  switch (event.type) {
    case 'damageApplied':
      return strike(state, event)
    case 'volleyResolved':
      state.volley = []
      return state
    case 'thresholdCrossed':
      ownFleet(state, event.fleetId).hasCrossedThreshold = true
      return state
    case 'obligationOwed':
      state.obligations = withDue(state.obligations, event.obligation, event.before)
      state.nextId += 1
      return state
    case 'obligationSettled':
      state.obligations = state.obligations.filter(due => due.id !== event.obligationId)
      return state
    case 'obligationsLapsed':
      state.obligations = state.obligations.filter(due => !event.obligationIds.includes(due.id))
      return state
    case 'effectBegun':
      if (event.effect.kind === 'mines') return evolve(state, event) as OwnBattle
      state.effects = [...state.effects, event.effect]
      state.nextId += 1
      return state
    case 'shieldsCapped':
      ownFleet(state, event.fleetId).sp = event.sp
      return state
    case 'fleetDisabled':
      return outOfFight(state, event.fleetId, 'disabled')
    case 'fleetDestroyed':
      return outOfFight(state, event.fleetId, 'destroyed')
    case 'fleetRouted': {
      const fleet = ownFleet(state, event.fleetId)
      fleet.status = 'routed'
      fleet.rout = { dc: event.dc, since: event.since ?? state.round, roundsFled: 0 }
      return state
    }
    case 'roundFled': {
      const fleet = ownFleet(state, event.fleetId)
      if (fleet.rout !== null) fleet.rout = { dc: fleet.rout.dc, since: fleet.rout.since, roundsFled: event.rounds }
      return state
    }
    case 'moraleChecked':
      if (hasPassed(event)) ownFleet(state, event.fleetId).moralePassedInRound = state.round
      return state
    default:
      // Whatever `evolve` reuses already belonged to this battle alone, and the rest is new.
      return evolve(state, event) as OwnBattle
  }
}

function outOfFight(state: OwnBattle, id: FleetId, status: 'disabled' | 'destroyed'): OwnBattle {
  const fleet = ownFleet(state, id)
  fleet.status = status
  fleet.outSince = state.round
  fleet.rout = null
  return state
}

function strike(state: OwnBattle, event: Extract<SaEvent, { type: 'damageApplied' }>): OwnBattle {
  const fleet = ownFleet(state, event.targetId)
  fleet.sp = event.sp
  fleet.hp = event.hp
  if (event.spLost + event.hpLost > 0) fleet.damagedBy = hurtBy(fleet, findFleet(state, event.attackerId)?.armadaId)
  const staged = stillStaged(state, event.attackId)
  if (staged !== state.volley) state.volley = [...staged]
  return state
}

/** The fleet of that id. Throws when there is none. */
function ownFleet(state: OwnBattle, id: FleetId): Fresh<FleetState> {
  const fleet = state.fleets[fleetIndex(state, id)]
  if (fleet === undefined) throw new Error(`No fleet ${id}`)
  return fleet
}
