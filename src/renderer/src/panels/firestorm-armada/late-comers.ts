import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import type { LateRoster } from '../../components/battle/late-roster'
import { copyFleet } from './rosters/copy-fleet'

/** A fleet and everybody of it who may come late: squadrons and their ships, flights and their wings. */
export function lateRoster({ id, name, squadrons, flights }: DraftFleet): LateRoster {
  const within = (unit: { readonly name: string }, part: { readonly id: string; readonly name: string }): LateRoster['parts'][number] => ({
    id: part.id,
    name: `${unit.name}, ${part.name}`
  })
  return {
    id,
    name,
    parts: [
      ...squadrons.flatMap(unit => [unit, ...(unit.ships.length > 1 ? unit.ships.map(ship => within(unit, ship)) : [])]),
      ...flights.flatMap(unit => [unit, ...(unit.wings.length > 1 ? unit.wings.map(wing => within(unit, wing)) : [])])
    ].map(part => ({ id: part.id, name: part.name }))
  }
}

/** Those chosen by the id of a fleet, a unit, a ship or a wing, with ids of their own; who comes alone is a unit of its own name. */
export function lateComers(
  fleets: readonly DraftFleet[],
  chosenId: string,
  newId: () => string
): Pick<DraftFleet, 'squadrons' | 'flights'> | null {
  const found = fleets.flatMap(fleet => pickedFrom(fleet, chosenId))[0]
  return found === undefined ? null : copyFleet(found, found.name, newId)
}

function pickedFrom(fleet: DraftFleet, id: string): readonly DraftFleet[] {
  const only = (come: Partial<DraftFleet>): readonly DraftFleet[] => [{ ...fleet, squadrons: [], flights: [], ...come }]
  if (fleet.id === id) return [fleet]
  return [
    ...fleet.squadrons.flatMap(squadron => {
      if (squadron.id === id) return only({ squadrons: [squadron] })
      return squadron.ships.flatMap(ship => (ship.id === id ? only({ squadrons: [{ ...squadron, name: ship.name, ships: [ship] }] }) : []))
    }),
    ...fleet.flights.flatMap(flight => {
      if (flight.id === id) return only({ flights: [flight] })
      return flight.wings.flatMap(wing => (wing.id === id ? only({ flights: [{ ...flight, name: wing.name, wings: [wing] }] }) : []))
    })
  ]
}
