import type { Box, Gauge } from './gauges'
import { FLIGHT_MS, type Shot } from './shots'

/** What one hit took from a gauge, painted over what is there already until it lets go. */
export interface Drain {
  readonly box: Box
  readonly delay: number
  readonly duration: number
}

const SHIELD_MS = 120
const HULL_MS = 180

/** What these shots took from the gauges of their target: shields first, in the order of the shots, and no more than is gone. */
export function drainsOf(shots: readonly Shot[], gauges: readonly Gauge[]): readonly Drain[] {
  const hits = shots.filter(({ isHit, landed }) => isHit && landed > 0)
  const shields = gauges.find(({ isShield }) => isShield)
  const hull = gauges.find(({ isShield }) => !isShield)
  const fromShields = shared(hits, shields, hit => hit.landed)
  const fromHull = shared(hits, hull, (hit, i) => hit.landed - (fromShields[i] ?? 0))
  return [
    ...boxes(shields, fromShields).map((box, i) => ({ box, delay: lands(hits[i]), duration: SHIELD_MS })),
    ...boxes(hull, fromHull).map((box, i) => ({
      box,
      delay: lands(hits[i]) + ((fromShields[i] ?? 0) > 0 ? SHIELD_MS : 0),
      duration: HULL_MS
    }))
  ].filter(({ box }) => box.width > 0)
}

const lands = (hit: Shot | undefined): number => (hit?.startMs ?? 0) + FLIGHT_MS

/** How much of what the gauge lost each hit took. */
function shared(hits: readonly Shot[], gauge: Gauge | undefined, mostOf: (hit: Shot, i: number) => number): readonly number[] {
  let rest = gauge?.lost ?? 0
  return hits.map((hit, i) => {
    const part = Math.min(rest, mostOf(hit, i))
    rest -= part
    return part
  })
}

/** Where on the gauge each part was: the last one right of what is left, those before it farther right. */
function boxes(gauge: Gauge | undefined, parts: readonly number[]): readonly Box[] {
  if (gauge === undefined) return []
  const { box, max, left } = gauge
  return parts.map((part, i) => {
    const from = parts.slice(i + 1).reduce((sum, later) => sum + later, left)
    return { ...box, x: box.x + (box.width * from) / max, width: (box.width * part) / max }
  })
}
