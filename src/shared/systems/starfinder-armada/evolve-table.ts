import { replaceWhere } from '../../kernel/collections'
import type { Starts, TableEvent } from './events'
import { newFleet, newOfficer } from './evolve-begin'
import { hurtBy, withFleet } from './evolve-fleet'
import type { BattleState } from './model/battle'
import type { ArmadaId, DraftFleet, DraftOfficer } from './model/design'
import type { MinesEffect } from './model/effects'

/** What happens to things on the table, and to the table as a whole. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'minesEntered':
      return withMines(state, event.effectId, mines => ({
        ...mines,
        entries: [...mines.entries, { fleetId: event.fleetId, round: state.round }]
      }))
    case 'minesAttacked': {
      const struck = withMines(state, event.effectId, mines => ({
        ...mines,
        hp: mines.hp.map((hp, hex) => (hex === event.hex ? event.hp : hp))
      }))
      return withFleet(struck, event.attackerId, fleet => ({ ...fleet, hasAttacked: true }))
    }
    case 'debrisStruck': {
      const debris = state.effects.find(effect => effect.id === event.effectId)
      const armadaId = debris?.kind === 'debris' ? debris.armadaId : undefined
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, sp: event.sp, hp: event.hp, damagedBy: hurtBy(fleet, armadaId) }))
    }
    case 'selfDestructed':
      return state
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    case 'fleetJoined':
      return joined(state, event.armadaId, [event.fleet], event.officers, event.starts)
    case 'armadaJoined': {
      const { id, name, tier, fleets, officers } = event.armada
      const armadas = [...state.armadas, { id, name, tier, sideId: event.sideId, isIllegal: event.isIllegal }]
      return joined({ ...state, armadas }, id, fleets, officers, event.starts)
    }
    case 'fleetWithdrawn':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, status: 'fled', outSince: state.round, rout: null }))
  }
}

function withMines(state: BattleState, id: string, change: (mines: MinesEffect) => MinesEffect): BattleState {
  return {
    ...state,
    effects: replaceWhere(
      state.effects,
      effect => effect.id === id,
      effect => (effect.kind === 'mines' ? change(effect) : effect)
    )
  }
}

/** New fleets stand behind those of their armada, with what their event says they begin with. */
function joined(
  state: BattleState,
  armadaId: ArmadaId,
  drafts: readonly DraftFleet[],
  officers: readonly DraftOfficer[],
  starts: Starts
): BattleState {
  const own = state.fleets.filter(fleet => fleet.armadaId === armadaId)
  const last = own.at(-1)
  const place = last === undefined ? state.fleets.length : state.fleets.indexOf(last) + 1
  const highest = own.reduce((number, fleet) => Math.max(number, fleet.number), 0)
  const fleets = drafts.map((draft, i) => newFleet(armadaId, draft, highest + i + 1, starts))
  return {
    ...state,
    // A list of its own, so that the places of the fleets are looked up anew.
    armadas: state.armadas.slice(),
    fleets: [...state.fleets.slice(0, place), ...fleets, ...state.fleets.slice(place)],
    officers: [...state.officers, ...officers.map(officer => newOfficer(armadaId, officer, starts))]
  }
}
