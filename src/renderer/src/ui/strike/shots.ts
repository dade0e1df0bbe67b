import type { Strike } from '@shared/report/strikes'

/** A shot in flight, and when it starts. */
export interface Shot extends Strike {
  readonly startMs: number
}

export const FLIGHT_MS = 180
const BETWEEN_MS = 108
const SPREAD_MS = 540
const WORD_MS = 460
/** A single attack is over in 480 ms. */
const LONE_WORD_MS = 300

/** Beyond this many, the shots of one firer fly together, and those at one target are one. */
const MOST_APART = 12
/** Beyond this many, those that did the least are left out. */
const MOST = 20

/** The shots of one entry in the order it was decided. However many there are, the last starts within 540 ms. */
export function shotsOf(strikes: readonly Strike[]): readonly Shot[] {
  const flying = strikes.length > MOST_APART ? fewest(strikes) : strikes
  const waves = strikes.length > MOST_APART ? [...new Set(flying.map(({ fromId }) => fromId))] : null
  const count = waves?.length ?? flying.length
  const apart = count > 1 ? Math.min(BETWEEN_MS * (count - 1), SPREAD_MS) / (count - 1) : 0
  return flying.map((one, i) => ({ ...one, startMs: apart * (waves?.indexOf(one.fromId) ?? i) }))
}

/** How long the word at the end of each shot stands. */
export const wordMs = (shots: readonly Shot[]): number => (shots.length === 1 ? LONE_WORD_MS : WORD_MS)

function fewest(strikes: readonly Strike[]): readonly Strike[] {
  const byPair = new Map<string, Strike>()
  for (const one of strikes) {
    const pair = JSON.stringify([one.fromId, one.toId])
    const known = byPair.get(pair)
    byPair.set(pair, known === undefined ? one : { ...one, isHit: known.isHit || one.isHit, landed: known.landed + one.landed })
  }
  const kept = new Set([...byPair.values()].sort((a, b) => b.landed - a.landed).slice(0, MOST))
  return [...byPair.values()].filter(one => kept.has(one))
}
