import type { Breakdown } from '../../../core/breakdown/breakdown'
import { breakdown } from '../../../core/breakdown/breakdown'
import type { BySector, Countermeasure, Defence, Detector, Element, Sector, ShipSize, Weapon } from '../model/element'
import { COUNTERMEASURES, DEFENCES, DETECTORS, SECTORS, WEAPONS } from '../model/element'
import { STRUCTURE_POINTS } from '../tables/sizes'
import { part } from './part'

/** Anything with elements in six sectors: a ship on paper, or a ship in battle with the elements that still work. */
export interface Equipped {
  readonly size: ShipSize
  readonly sectors: BySector<{ readonly points: number; readonly elements: readonly Element[] }>
}

/** The seven values of a ship (PW-005, PW-013 to PW-024). */
export interface ShipFigures {
  readonly costPoints: number
  readonly pd: number
  readonly pm: number
  readonly weapons: readonly { readonly sector: Sector; readonly weapon: Weapon; readonly range: number }[]
  readonly defences: readonly { readonly sector: Sector; readonly defence: Defence }[]
  readonly detectors: readonly { readonly detector: Detector; readonly range: number }[]
  readonly countermeasures: readonly Countermeasure[]
}

/** All figures of a ship, by the elements that still work: what its sheet shows. */
export function shipFigures(ship: Equipped): ShipFigures {
  return {
    costPoints: STRUCTURE_POINTS[ship.size],
    pd: movementPoints(ship).total,
    pm: manoeuvrePoints(ship).total,
    weapons: SECTORS.flatMap(sector =>
      weaponsIn(ship, sector).map(weapon => ({ sector, weapon, range: weaponRange(ship, sector, weapon) }))
    ),
    defences: SECTORS.flatMap(sector => defencesIn(ship, sector).map(defence => ({ sector, defence }))),
    detectors: detectorsOf(ship).map(detector => ({ detector, range: detectorRange(ship, detector).total })),
    countermeasures: countermeasuresOf(ship)
  }
}

/** Movement points: the engines of the rear (PW-013). */
export function movementPoints(ship: Equipped): Breakdown {
  return breakdown([part('rear', countIn(ship, 'rear', 'engine'), 'PW-013')])
}

/** Manoeuvre points: the engines of every other sector (PW-014). */
export function manoeuvrePoints(ship: Equipped): Breakdown {
  return breakdown(SECTORS.map(sector => (sector === 'rear' ? null : part(sector, countIn(ship, sector, 'engine'), 'PW-014'))))
}

/** The range of a weapon: the elements of its type in the sector (PW-016). */
export function weaponRange(ship: Equipped, sector: Sector, weapon: Weapon): number {
  return countIn(ship, sector, weapon)
}

/** The range of a detector: the elements of its type anywhere aboard (PW-022). */
export function detectorRange(ship: Equipped, detector: Detector): Breakdown {
  return breakdown(SECTORS.map(sector => part(sector, countIn(ship, sector, detector), 'PW-022')))
}

/** The types of weapon that fire from this sector (PW-017). */
export function weaponsIn(ship: Equipped, sector: Sector): readonly Weapon[] {
  return WEAPONS.filter(weapon => countIn(ship, sector, weapon) > 0)
}

/** The defences that work for this sector (PW-020). */
export function defencesIn(ship: Equipped, sector: Sector): readonly Defence[] {
  return DEFENCES.filter(defence => countIn(ship, sector, defence) > 0)
}

/** Detectors with at least one element at work. */
export function detectorsOf(ship: Equipped): readonly Detector[] {
  return DETECTORS.filter(detector => detectorRange(ship, detector).total > 0)
}

/** Countermeasures with at least one element at work. */
export function countermeasuresOf(ship: Equipped): readonly Countermeasure[] {
  return COUNTERMEASURES.filter(one => SECTORS.some(sector => countIn(ship, sector, one) > 0))
}

/** How many elements of a type work in a sector. */
export function countIn(ship: Equipped, sector: Sector, element: Element): number {
  return ship.sectors[sector].elements.filter(one => one === element).length
}
