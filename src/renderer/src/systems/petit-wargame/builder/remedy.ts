import type { DraftFleet, DraftShip } from '@shared/systems/petit-wargame/model/design'
import { ELEMENTS, SECTORS, type Element, type Sector } from '@shared/systems/petit-wargame/model/element'
import { BUDGET_POINTS, SECTOR_POINTS_MIN, SQUADRON_SHIPS_MIN } from '@shared/systems/petit-wargame/tables/sizes'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import { pointsPlaced, sectorMax, withElements, withPoints, withRestSpread, withSurplusTaken } from './ship/ship-edits'

/** The change made by one click. */
export type Remedy =
  | { readonly type: 'addSquadron' | 'renewIds' }
  | { readonly type: 'addShip' | 'splitSquadron'; readonly squadronId: string }
  /** A squadron, or a ship of one that is large enough without it. */
  | { readonly type: 'dropPart'; readonly id: string }
  | { readonly type: 'setBudget'; readonly points: number }
  | ShipRemedy

/** The repaired ship. */
interface ShipRemedy {
  readonly type: 'spreadRest' | 'takeSurplus' | 'setPoints' | 'dropSurplus' | 'dropUnknown' | 'dropDouble'
  readonly ship: DraftShip
  readonly sector?: Sector
}

/** The remedy of a problem; null if a person must decide, such as how to arm a ship. */
export function remedyFor(fleet: DraftFleet, problem: FleetProblem): Remedy | null {
  const { code, at, value } = problem
  switch (code) {
    case 'no-squadrons':
      return fleet.squadrons[0] === undefined ? { type: 'addSquadron' } : { type: 'addShip', squadronId: fleet.squadrons[0].id }
    case 'duplicate-id':
      return { type: 'renewIds' }
    case 'over-budget':
      if (at !== null) return problem.field === 'ships' && canDrop(fleet, at) ? { type: 'dropPart', id: at } : null
      return value === null ? null : { type: 'setBudget', points: value }
    case 'squadron-too-small':
      return at === null ? null : { type: 'addShip', squadronId: at }
    case 'squadron-too-large':
      return at === null ? null : { type: 'splitSquadron', squadronId: at }
    case 'bad-number':
      if (at === null) return { type: 'setBudget', points: BUDGET_POINTS }
      break
    default:
      break
  }
  const ship = fleet.squadrons.flatMap(squadron => squadron.ships).find(one => one.id === at)
  return ship === undefined ? null : shipRemedy(ship, problem)
}

/** Whether what is left is whole squadrons. */
function canDrop({ squadrons }: DraftFleet, id: string): boolean {
  if (squadrons.every(squadron => squadron.id === id)) return false
  return squadrons.every(({ ships }) => ships.length > SQUADRON_SHIPS_MIN || ships.every(ship => ship.id !== id))
}

function shipRemedy(ship: DraftShip, { code, sector, field, value, limit }: FleetProblem): ShipRemedy | null {
  if (code === 'structure-not-spent') return { type: 'spreadRest', ship: withRestSpread(ship) }
  if (code === 'structure-overspent') {
    const taken = withSurplusTaken(ship)
    return pointsPlaced(taken) === pointsPlaced(ship) ? null : { type: 'takeSurplus', ship: taken }
  }
  if (code === 'countermeasure-twice')
    return { type: 'dropDouble', ship: SECTORS.reduce((now, one) => onceOnly(now, one, field, isAboard(now, one, field)), ship) }
  if (sector === null) return null
  const { points, elements } = ship.sectors[sector]
  switch (code) {
    case 'bad-number':
      return { type: 'setPoints', ship: withPoints(ship, sector, SECTOR_POINTS_MIN), sector }
    case 'sector-too-weak':
    case 'sector-too-strong':
      return { type: 'setPoints', ship: withPoints(ship, sector, limit ?? points), sector }
    case 'too-many-elements':
      return value !== null && value <= sectorMax(ship.size)
        ? { type: 'setPoints', ship: withPoints(ship, sector, value), sector }
        : { type: 'dropSurplus', ship: withElements(ship, sector, elements.slice(0, points)), sector }
    case 'unknown-element':
      return { type: 'dropUnknown', ship: withElements(ship, sector, elements.filter(isKnown)), sector }
    case 'defence-twice':
      return { type: 'dropDouble', ship: onceOnly(ship, sector, field, false), sector }
    default:
      return null
  }
}

const isKnown = (element: Element): boolean => ELEMENTS.includes(element)

/** Whether an earlier sector has it. */
function isAboard(ship: DraftShip, sector: Sector, element: string): boolean {
  return SECTORS.slice(0, SECTORS.indexOf(sector)).some(one => ship.sectors[one].elements.some(other => other === element))
}

/** Keeps only the first one in the sector, or none if another sector already has it. */
function onceOnly(ship: DraftShip, sector: Sector, element: string, isElsewhere: boolean): DraftShip {
  const { elements } = ship.sectors[sector]
  const first = isElsewhere ? -1 : elements.findIndex(one => one === element)
  return withElements(
    ship,
    sector,
    elements.filter((one, i) => one !== element || i === first)
  )
}
