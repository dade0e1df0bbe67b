import type { DraftFleet, DraftFlight, DraftSquadron } from '@shared/systems/firestorm-armada/model/design'
import { treeEdits, withPart } from '../../../../builder/draft/roster-tree'
import type { Addition, RosterEdits, EditContext } from '../../../../contract/system-builder'
import { freeName } from '../../../../ui/text/name-text'
import { copyPart } from '../../rosters/copy-part'
import type { FleetKinds } from '../use-fleet-builder'
import * as edits from './fleet-edits'
import { nextName } from './next-name'
import { remedyFor, splitByClass, withoutBadWeapons, withWeaponsApart, type Remedy } from './remedy'

/** Maximum number of each in the schema. */
export const UNITS_MAX = 60
export const SHIPS_MAX = 30
export const WINGS_MAX = 60
const MOST = { squadron: UNITS_MAX, flight: UNITS_MAX, ship: SHIPS_MAX, wing: WINGS_MAX } as const

export const fleetEdits: RosterEdits<FleetKinds> = {
  ...treeEdits<FleetKinds>(({ kind }) => MOST[kind], { nameOfCopy: nextName, copy: copyPart }),
  added(fleet, what, selected, context) {
    if (what === 'squadron') return withNewSquadron(fleet, context)
    return what === 'flight' ? withNewFlight(fleet, context) : withNewPart(fleet, selected?.unit.id ?? null, context)
  },
  remedied(fleet, problem, context) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? null : remedied(fleet, remedy, context)
  }
}

function withNewSquadron(fleet: DraftFleet, { word, taken, newId }: EditContext): Addition<DraftFleet> | null {
  if (fleet.squadrons.length >= UNITS_MAX) return null
  const [name, ship] = [freeName(word('faBuilder.new.squadron'), taken), freeName(word('faBuilder.new.ship'), taken)]
  const squadron = edits.newSquadron(name, ship, newId)
  return { roster: { ...fleet, squadrons: [...fleet.squadrons, squadron] }, id: squadron.id }
}

function withNewFlight(fleet: DraftFleet, { word, taken, newId }: EditContext): Addition<DraftFleet> | null {
  if (fleet.flights.length >= UNITS_MAX) return null
  const [name, wing] = [freeName(word('faBuilder.new.flight'), taken), freeName(word('faBuilder.new.wing'), taken)]
  const flight = edits.newFlight(name, wing, newId)
  return { roster: { ...fleet, flights: [...fleet.flights, flight] }, id: flight.id }
}

/** Adds a ship to a squadron, or a wing to a flight. */
function withNewPart(fleet: DraftFleet, unitId: string | null, { word, taken, newId }: EditContext): Addition<DraftFleet> | null {
  const squadron = fleet.squadrons.find(unit => unit.id === unitId)
  if (squadron !== undefined && squadron.ships.length < SHIPS_MAX) {
    const ship = edits.newShip(squadron, nextName(squadron.ships.at(-1)?.name ?? word('faBuilder.new.ship'), taken), newId)
    const roster = withPart(fleet, squadron.id, (unit: DraftSquadron) => ({ ...unit, ships: [...unit.ships, ship] }))
    return { roster, id: ship.id }
  }
  const flight = fleet.flights.find(unit => unit.id === unitId)
  if (flight === undefined || flight.wings.length >= WINGS_MAX) return null
  const wing = edits.newWing(nextName(flight.wings.at(-1)?.name ?? word('faBuilder.new.wing'), taken), newId)
  const roster = withPart(fleet, flight.id, (unit: DraftFlight) => ({ ...unit, wings: [...unit.wings, wing] }))
  return { roster, id: wing.id }
}

function remedied(fleet: DraftFleet, remedy: Remedy, context: EditContext): DraftFleet | null {
  switch (remedy.type) {
    case 'addSquadron':
      return withNewSquadron(fleet, context)?.roster ?? null
    case 'addShip':
    case 'addWing':
      return withNewPart(fleet, remedy.unitId, context)?.roster ?? null
    case 'splitByClass':
      return splitByClass(fleet, remedy.unitId, namer(context.taken), context.newId)
    case 'setFigure':
      return withPart(fleet, remedy.ship.id, ship => ({ ...ship, [remedy.figure]: remedy.value }))
    case 'dropWeapons':
      return withoutBadWeapons(fleet, remedy.ship)
    case 'tellWeaponsApart':
      return withWeaponsApart(fleet, remedy.ship)
  }
}

/** Returns unique names. */
function namer(taken: readonly string[]): (name: string) => string {
  const given = [...taken]
  return name => {
    const next = nextName(name, given)
    given.push(next)
    return next
  }
}
