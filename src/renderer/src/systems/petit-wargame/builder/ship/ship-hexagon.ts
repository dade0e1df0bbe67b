import type { DraftShip } from '@shared/systems/petit-wargame/model/design'
import { defencesIn, weaponRange, weaponsIn } from '@shared/systems/petit-wargame/derive/ship-figures'
import { SECTORS, type Sector } from '@shared/systems/petit-wargame/model/element'
import { sectorMax } from './ship-edits'

/** The direction of each sector from the ship, in degrees from the bow, clockwise. Top and bottom are drawn behind the flanks. */
const BEARINGS = { front: 0, right: 60, bottom: 120, rear: 180, top: 240, left: 300 } as const satisfies Readonly<Record<Sector, number>>
/** From the middle to a corner. */
export const RADIUS = 100
const HALF_WEDGE = 30

interface Wedge {
  readonly sector: Sector
  readonly points: number
  /** Outlines as paths: the sector, its points as a share of its limit, and its elements. */
  readonly outline: string
  readonly reach: string
  readonly filled: string
  /** Its weapons with ranges and its defences, in short form. */
  readonly fire: string
  readonly defences: string
  readonly label: { readonly x: number; readonly y: number }
}

/** The ship as a hexagon with a wedge per sector; the area of a wedge shows points. */
export function wedgesOf(ship: Pick<DraftShip, 'size' | 'sectors'>): readonly Wedge[] {
  const { size, sectors } = ship
  return SECTORS.map(sector => {
    const { points, elements } = sectors[sector]
    const share = (count: number): number => Math.sqrt(Math.min(1, count / sectorMax(size)))
    return {
      sector,
      points,
      outline: path(sector, 1),
      reach: path(sector, share(points)),
      filled: path(sector, share(Math.min(points, elements.length))),
      fire: weaponsIn(ship, sector)
        .map(weapon => `${weapon}${String(weaponRange(ship, sector, weapon))}`)
        .join(' '),
      defences: defencesIn(ship, sector).join(' '),
      label: at(BEARINGS[sector], RADIUS * 0.62)
    }
  })
}

function path(sector: Sector, share: number): string {
  const corner = (by: number): string => {
    const { x, y } = at(BEARINGS[sector] + by, RADIUS * share)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `M0 0L${corner(-HALF_WEDGE)}L${corner(HALF_WEDGE)}Z`
}

function at(degrees: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) }
}
