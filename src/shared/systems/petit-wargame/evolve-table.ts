import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { TableEvent } from './events'
import type { BattleState } from './model/battle'
import { withFleet, withShip, withShot, withSquadron } from './state'

/** What the GM does. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'squadronsJoined':
      return joined(state, event)
    case 'shipCorrected':
      return withShip(state, event.shipId, ship => ({ ...ship, ...event.reached }))
    case 'squadronCorrected':
      return withSquadron(state, event.squadronId, squadron => ({ ...squadron, ...event.correction }))
    case 'fleetCorrected':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, ...event.correction }))
    case 'detectionCorrected': {
      const { squadronId, targetId } = event
      const others = without(state.detections, one => one.squadronId === squadronId && one.targetId === targetId)
      const found = { squadronId, targetId, activationId: state.activation?.id ?? '' }
      return { ...state, detections: event.isDetected ? [...others, found] : others }
    }
    case 'damageCorrected':
      return withShot(state, shot => ({ ...shot, pointsLeft: event.points, due: null }))
    case 'tableCellSet': {
      const table = state.tables[event.table].map((row, r) =>
        r === event.row ? row.map((cell, c) => (c === event.column ? event.value : cell)) : row
      )
      return { ...state, tables: { ...state.tables, [event.table]: table } }
    }
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    case 'battleEnded':
      return { ...state, isOver: true, winnerId: event.winnerId }
    case 'battleResumed':
      return { ...state, isOver: false }
    default:
      return assertNever(event)
  }
}

/** Behind those that are there; what their fleet is held against grows with them (PW-061). */
function joined(state: BattleState, event: Extract<TableEvent, { readonly type: 'squadronsJoined' }>): BattleState {
  const { fleetId, squadrons, ships, costPoints, elementsStart } = event
  const there = { ...state, squadrons: [...state.squadrons, ...squadrons], ships: [...state.ships, ...ships] }
  return withFleet(there, fleetId, fleet => ({ ...fleet, costPoints, elementsStart }))
}
