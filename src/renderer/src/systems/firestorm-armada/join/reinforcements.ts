import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { fleetId, type DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { arrivalName, type Reserve } from '../../../contract/reserve'
import { nameGenerator } from '../../../ui/text/name-generator'
import { copyPart } from '../rosters/copy-part'

/** A fleet and everything in it that may join late: squadrons and their ships, flights and their wings. */
export function reserveOf({ id, name, squadrons, flights }: DraftFleet): Reserve {
  const within = (unit: { readonly name: string }, part: { readonly id: string; readonly name: string }): Reserve['parts'][number] => ({
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

/**
 * The reinforcements with this id (of a fleet, unit, ship or wing), with ids and with names not used in the battle. A lone one
 * becomes a unit of its own name.
 */
export function reinforcements(
  fleets: readonly DraftFleet[],
  chosenId: string,
  present: Pick<BattleState, 'units' | 'ships' | 'wings'>,
  newId: (id: string) => string
): Pick<DraftFleet, 'squadrons' | 'flights'> | null {
  const found = fleets.flatMap(fleet => pickedFrom(fleet, chosenId))[0]
  if (found === undefined) return null
  const unitName = nameGenerator(present.units.map(one => one.name))
  const ownName = nameGenerator([...present.ships, ...present.wings].map(one => one.name))
  const renamed = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: ownName(one.name) })
  const copy = copyPart(found, found.name, newId)
  return {
    squadrons: copy.squadrons.map(one => {
      const ships = one.ships.map(renamed)
      return { ...one, name: arrivalName(one.name, one.ships, ships, unitName), ships }
    }),
    flights: copy.flights.map(one => {
      const wings = one.wings.map(renamed)
      return { ...one, name: arrivalName(one.name, one.wings, wings, unitName), wings }
    })
  }
}

/** Latecomers as their own fleet, named after the original; part of a fleet may break building rules. */
export function joiningFleet(
  fleets: readonly DraftFleet[],
  chosenId: string,
  present: Pick<BattleState, 'fleets' | 'units' | 'ships' | 'wings'>,
  newId: (id: string) => string
): DraftFleet | null {
  const from = fleets.find(fleet => pickedFrom(fleet, chosenId).length > 0)
  const come = reinforcements(fleets, chosenId, present, newId)
  if (from === undefined || come === null) return null
  const name = nameGenerator(present.fleets.map(one => one.name))(from.name)
  const own = from.id === chosenId ? from : { ...from, allowIllegal: true }
  return { ...own, ...come, id: fleetId(newId(from.id)), name }
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
