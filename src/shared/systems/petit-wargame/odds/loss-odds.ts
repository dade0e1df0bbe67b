import type { ShipState } from '../model/battle'
import { SECTORS, type FireMode, type Sector } from '../model/element'
import type { ShotOdds } from './shot-odds'

/** Chances from 0 to 1 of the elements a shot takes from a ship: never more than are there (PW-057, PW-058). */
export interface LossOdds {
  readonly mode: FireMode
  /** Entry n is the chance of exactly n elements. */
  readonly lost: readonly number[]
  readonly expected: number
  /** The chance of at least one element. */
  readonly any: number
}

/**
 * The fire that can do harm when aimed at this sector: concentrated while it holds an element; after that only dispersed fire, which
 * strikes elsewhere (PW-057, PW-058).
 */
export function hurtingMode(target: Holding, at: Sector): FireMode {
  return target.sectors[at].elements.length === 0 ? 'dispersed' : 'concentrated'
}

/** The elements lost to a shot at this sector in this mode. */
export function lossOdds(target: Holding, at: Sector, mode: FireMode, { damage }: ShotOdds): LossOdds {
  const lost = mode === 'concentrated' ? [...takenFrom(target, at, damage)] : [...spread(target, damage)]
  const expected = lost.reduce((sum, chance, elements) => sum + chance * elements, 0)
  return { mode, lost, expected, any: 1 - (lost[0] ?? 0) }
}

/** The part of a ship that matters here: what it can lose. */
type Holding = Pick<ShipState, 'sectors'>

/** Points beyond the elements of the sector are wasted. */
function takenFrom(target: Holding, at: Sector, damage: readonly number[]): readonly number[] {
  const most = target.sectors[at].elements.length
  const lost: number[] = []
  damage.forEach((chance, points) => addAt(lost, Math.min(points, most), chance))
  return lost
}

/** Each point strikes a sector by die. Worked out sector by sector: some points fall there, and the rest go on to the later sectors. */
function spread(target: Holding, damage: readonly number[]): readonly number[] {
  const start: Spreading = damage.map(chance => [chance])
  const end = SECTORS.reduce((now, sector, i) => falling(now, target.sectors[sector].elements.length, 1 / (SECTORS.length - i)), start)
  return end[0] ?? []
}

/** The chance at [points without a sector yet][elements lost]. */
type Spreading = readonly (readonly number[])[]

/** `share` is the chance that a point falls into this sector rather than a later one. */
function falling(now: Spreading, elements: number, share: number): Spreading {
  const after = now.map((): number[] => [])
  now.forEach((row, points) => {
    for (let here = 0; here <= points; here += 1) {
      const weight = ways(points, here) * share ** here * (1 - share) ** (points - here)
      row.forEach((chance, lost) => addAt(after[points - here] ?? [], lost + Math.min(here, elements), chance * weight))
    }
  })
  return after
}

/** The number of ways to pick some out of a set. */
function ways(of: number, picked: number): number {
  let count = 1
  for (let i = 0; i < picked; i += 1) count = (count * (of - i)) / (i + 1)
  return count
}

function addAt(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0)
  chances[at] = (chances[at] ?? 0) + chance
}
