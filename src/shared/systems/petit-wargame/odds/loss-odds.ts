import type { ShipState } from '../model/battle'
import type { FireMode, Sector } from '../model/element'
import { SECTORS } from '../model/element'
import type { ShotOdds } from './shot-odds'

/** Chances from 0 to 1 of the elements a shot takes from a ship: never more than are there (PW-057, PW-058). */
export interface LossOdds {
  readonly mode: FireMode
  /** Entry n: the chance of exactly n elements. */
  readonly lost: readonly number[]
  readonly expected: number
  /** At least one element. */
  readonly any: number
}

/** The fire that can hurt at this sector: concentrated while it holds an element, then dispersed alone, which strikes elsewhere (PW-057, PW-058). */
export function hurtingMode(target: Holding, at: Sector): FireMode {
  return target.sectors[at].elements.length === 0 ? 'dispersed' : 'concentrated'
}

/** What the damage of a shot at this sector takes away in this mode. */
export function lossOdds(target: Holding, at: Sector, mode: FireMode, { damage }: ShotOdds): LossOdds {
  const lost = mode === 'concentrated' ? [...takenFrom(target, at, damage)] : [...spread(target, damage)]
  const expected = lost.reduce((sum, chance, elements) => sum + chance * elements, 0)
  return { mode, lost, expected, any: 1 - (lost[0] ?? 0) }
}

/** A ship, as far as it can lose elements. */
type Holding = Pick<ShipState, 'sectors'>

/** Points beyond the elements of the sector are wasted. */
function takenFrom(target: Holding, at: Sector, damage: readonly number[]): readonly number[] {
  const most = target.sectors[at].elements.length
  const lost: number[] = []
  damage.forEach((chance, points) => addAt(lost, Math.min(points, most), chance))
  return lost
}

/** Each point strikes a sector by die. Sector by sector: the points that fall there, those left over go to the sectors behind it. */
function spread(target: Holding, damage: readonly number[]): readonly number[] {
  const start: Spreading = damage.map(chance => [chance])
  const end = SECTORS.reduce((now, sector, i) => falling(now, target.sectors[sector].elements.length, 1 / (SECTORS.length - i)), start)
  return end[0] ?? []
}

/** Entry [points without a sector yet][elements lost]: its chance. */
type Spreading = readonly (readonly number[])[]

/** `share`: the chance of a point to fall into this sector rather than into one behind it. */
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

/** Ways to pick so many of so many. */
function ways(of: number, picked: number): number {
  let count = 1
  for (let i = 0; i < picked; i += 1) count = (count * (of - i)) / (i + 1)
  return count
}

function addAt(chances: number[], at: number, chance: number): void {
  while (chances.length <= at) chances.push(0)
  chances[at] = (chances[at] ?? 0) + chance
}
