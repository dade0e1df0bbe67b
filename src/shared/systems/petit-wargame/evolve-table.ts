import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { ShipCorrection } from './commands/table-command'
import type { TableEvent } from './events'
import type { BattleState, SectorState, ShipState } from './model/battle'
import type { Position } from './model/board'
import type { DraftSquadron, FleetId } from './model/design'
import type { Element } from './model/element'
import { SECTORS } from './model/element'
import { launched, worthOf } from './rules/launch'
import { withFleet, withShip, withShot, withSquadron } from './state'

/** What the GM does. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'squadronsJoined':
      return joined(state, event.fleetId, event.squadrons, event.at)
    case 'shipCorrected':
      return withShip(state, event.shipId, ship => corrected(ship, event.correction))
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
function joined(state: BattleState, fleetId: FleetId, coming: readonly DraftSquadron[], at: Position): BattleState {
  const { squadrons, ships } = launched(fleetId, coming, at)
  const { costPoints, elementsStart } = worthOf(coming)
  const there = { ...state, squadrons: [...state.squadrons, ...squadrons], ships: [...state.ships, ...ships] }
  return withFleet(there, fleetId, fleet => ({
    ...fleet,
    costPoints: fleet.costPoints + costPoints,
    elementsStart: fleet.elementsStart + elementsStart
  }))
}

function corrected(ship: ShipState, { elements, ...fields }: ShipCorrection): ShipState {
  const next = { ...ship, ...fields }
  return (elements === undefined ? [] : SECTORS).reduce((one, sector) => {
    const working = elements?.[sector]
    return working === undefined ? one : { ...one, sectors: { ...one.sectors, [sector]: reworked(one.sectors[sector], working) } }
  }, next)
}

/** What works now; whatever was there and does not counts as lost. */
function reworked(sector: SectorState, working: readonly Element[]): SectorState {
  const lost = [...sector.elements, ...sector.lost]
  for (const element of working) {
    const index = lost.indexOf(element)
    if (index >= 0) lost.splice(index, 1)
  }
  return { ...sector, elements: working, lost }
}
