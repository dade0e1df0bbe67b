import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import type { Grown, RosterEdits, Supplies } from '../../../../contract/system-builder'
import { freeName } from '../../../../ui/text/name-text'
import type { FleetKinds } from '../use-fleet-builder'
import * as edits from './fleet-edits'
import type { FleetPart } from './fleet-parts'
import { partsOf } from './fleet-parts'
import { nextName } from './next-name'
import type { Remedy } from './remedy'
import { remedyFor, splitByClass, withoutBadWeapons, withWeaponsApart } from './remedy'

/** Most of each that the files accept. */
const UNITS_MAX = 60
const SHIPS_MAX = 30
const WINGS_MAX = 60

export const fleetEdits: RosterEdits<FleetKinds> = {
  added(fleet, what, selected, supplies) {
    if (what === 'squadron') return withNewSquadron(fleet, supplies)
    return what === 'flight' ? withNewFlight(fleet, supplies) : withNewPart(fleet, selected?.unit.id ?? null, supplies)
  },
  duplicated(fleet, part, { taken, newId }) {
    if (isFull(fleet, part)) return null
    const before = new Set(partsOf(fleet).map(one => one.id))
    const roster = edits.doubled(fleet, part, nextName(part.name, taken), newId)
    const copy = partsOf(roster).find(one => one.kind === part.kind && !before.has(one.id))
    return { roster, id: copy?.id ?? part.id }
  },
  renamed: edits.renamed,
  removed: edits.without,
  moved: edits.moved,
  mended(fleet, problem, supplies) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? null : remedied(fleet, remedy, supplies)
  }
}

function withNewSquadron(fleet: DraftFleet, { word, taken, newId }: Supplies): Grown<DraftFleet> | null {
  if (fleet.squadrons.length >= UNITS_MAX) return null
  const [name, ship] = [freeName(word('faBuilder.new.squadron'), taken), freeName(word('faBuilder.new.ship'), taken)]
  const squadron = edits.newSquadron(name, ship, newId)
  return { roster: { ...fleet, squadrons: [...fleet.squadrons, squadron] }, id: squadron.id }
}

function withNewFlight(fleet: DraftFleet, { word, taken, newId }: Supplies): Grown<DraftFleet> | null {
  if (fleet.flights.length >= UNITS_MAX) return null
  const [name, wing] = [freeName(word('faBuilder.new.flight'), taken), freeName(word('faBuilder.new.wing'), taken)]
  const flight = edits.newFlight(name, wing, newId)
  return { roster: { ...fleet, flights: [...fleet.flights, flight] }, id: flight.id }
}

/** A ship for a squadron, or a wing for a flight. */
function withNewPart(fleet: DraftFleet, unitId: string | null, { word, taken, newId }: Supplies): Grown<DraftFleet> | null {
  const squadron = fleet.squadrons.find(unit => unit.id === unitId)
  if (squadron !== undefined && squadron.ships.length < SHIPS_MAX) {
    const ship = edits.newShip(squadron, nextName(squadron.ships.at(-1)?.name ?? word('faBuilder.new.ship'), taken), newId)
    return { roster: edits.withSquadron(fleet, squadron.id, { ships: [...squadron.ships, ship] }), id: ship.id }
  }
  const flight = fleet.flights.find(unit => unit.id === unitId)
  if (flight === undefined || flight.wings.length >= WINGS_MAX) return null
  const wing = edits.newWing(nextName(flight.wings.at(-1)?.name ?? word('faBuilder.new.wing'), taken), newId)
  return { roster: edits.withFlight(fleet, flight.id, { wings: [...flight.wings, wing] }), id: wing.id }
}

/** Whether the files accept no more of this kind where the part stands. */
function isFull(fleet: DraftFleet, part: FleetPart): boolean {
  if (part.kind === 'squadron') return fleet.squadrons.length >= UNITS_MAX
  if (part.kind === 'flight') return fleet.flights.length >= UNITS_MAX
  return part.kind === 'ship' ? part.unit.ships.length >= SHIPS_MAX : part.unit.wings.length >= WINGS_MAX
}

function remedied(fleet: DraftFleet, remedy: Remedy, supplies: Supplies): DraftFleet | null {
  switch (remedy.type) {
    case 'addSquadron':
      return withNewSquadron(fleet, supplies)?.roster ?? null
    case 'addShip':
    case 'addWing':
      return withNewPart(fleet, remedy.unitId, supplies)?.roster ?? null
    case 'splitByClass':
      return splitByClass(fleet, remedy.unitId, namer(supplies.taken), supplies.newId)
    case 'setFigure':
      return edits.withShip(fleet, remedy.ship.id, { [remedy.figure]: remedy.value })
    case 'dropWeapons':
      return withoutBadWeapons(fleet, remedy.ship)
    case 'tellWeaponsApart':
      return withWeaponsApart(fleet, remedy.ship)
  }
}

/** Gives names one after the other, none of them twice. */
function namer(taken: readonly string[]): (name: string) => string {
  const given = [...taken]
  return name => {
    const next = nextName(name, given)
    given.push(next)
    return next
  }
}
