import { SHIP_CLASSES, unitId, type DraftFleet, type DraftShip, type UnitId } from '@shared/systems/firestorm-armada/model/design'
import { SHIP_FIGURES, type ShipFigure } from '@shared/systems/firestorm-armada/tables/limits'
import type { FleetProblem } from '@shared/systems/firestorm-armada/validate/problem'
import { isValidWeapon } from '@shared/systems/firestorm-armada/validate/ship'
import { withPart } from '../../../../builder/draft/roster-tree'

/** The change made by one click. */
export type Remedy =
  | { readonly type: 'addSquadron' }
  | { readonly type: 'addShip' | 'addWing' | 'splitByClass'; readonly unitId: UnitId }
  | { readonly type: 'setFigure'; readonly ship: DraftShip; readonly figure: ShipFigure; readonly value: number }
  | { readonly type: 'dropWeapons' | 'tellWeaponsApart'; readonly ship: DraftShip }

/** The remedy of a problem; null if a person must decide, such as for a missing name or rating. */
export function remedyFor(fleet: DraftFleet, { code, unitId: at, shipId, field }: FleetProblem): Remedy | null {
  const ship = fleet.squadrons.flatMap(unit => unit.ships).find(one => one.id === shipId)
  switch (code) {
    case 'no-squadrons':
      return { type: 'addSquadron' }
    case 'no-ships':
      return at === null ? null : { type: 'addShip', unitId: at }
    case 'no-wings':
      return at === null ? null : { type: 'addWing', unitId: at }
    case 'mixed-squadron':
      return at === null ? null : { type: 'splitByClass', unitId: at }
    case 'bad-number':
      return ship === undefined ? null : nearest(ship, field as ShipFigure)
    case 'critical-below-damage':
      return ship === undefined || ship.damageRating === null
        ? null
        : { type: 'setFigure', ship, figure: 'criticalRating', value: ship.damageRating }
    case 'bad-weapon':
      return ship === undefined ? null : { type: 'dropWeapons', ship }
    case 'duplicate-weapon':
      return ship === undefined ? null : { type: 'tellWeaponsApart', ship }
    case 'name-empty':
    case 'no-ratings':
      return null
  }
}

/** The nearest valid card value. */
function nearest(ship: DraftShip, figure: ShipFigure): Remedy {
  const [min, max] = SHIP_FIGURES[figure]
  return { type: 'setFigure', ship, figure, value: Math.min(max, Math.max(min, Math.round(ship[figure] ?? min))) }
}

/** Splits a mixed squadron by class; the first keeps its id, the others are named after it. */
export function splitByClass(fleet: DraftFleet, id: UnitId, nameFor: (name: string) => string, newId: () => string): DraftFleet {
  return {
    ...fleet,
    squadrons: fleet.squadrons.flatMap(unit => {
      if (unit.id !== id) return [unit]
      const groups = SHIP_CLASSES.map(one => unit.ships.filter(ship => ship.shipClass === one)).filter(ships => ships.length > 0)
      return groups.map((ships, i) => (i === 0 ? { ...unit, ships } : { id: unitId(newId()), name: nameFor(unit.name), ships }))
    })
  }
}

/** Removes weapons without valid dice. */
export function withoutBadWeapons(fleet: DraftFleet, { id, weapons }: DraftShip): DraftFleet {
  return withPart(fleet, id, (ship: DraftShip) => ({ ...ship, weapons: weapons.filter(isValidWeapon) }))
}

/** Gives the weapons unique ids. */
export function withWeaponsApart(fleet: DraftFleet, { id, weapons }: DraftShip): DraftFleet {
  const apart = weapons.map((weapon, i) => ({ ...weapon, id: `w${String(i + 1)}` }))
  return withPart(fleet, id, (ship: DraftShip) => ({ ...ship, weapons: apart }))
}
