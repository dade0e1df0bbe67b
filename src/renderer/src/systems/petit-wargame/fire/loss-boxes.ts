/** Boxes that are ticked, by their places, in the order in which they were. */
export type Ticks = readonly number[]

/** The ticks after a press on one box: it takes its tick away, or sets one. Where a single element is lost, it replaces the other. */
export function pressed(ticks: Ticks, at: number, count: number): Ticks {
  if (ticks.includes(at)) return ticks.filter(one => one !== at)
  return count === 1 ? [at] : [...ticks, at]
}

/** The ticks after a press with Shift: this box and those back to the last one ticked, or to the first box, as many as may be. */
export function pressedUpTo(ticks: Ticks, at: number, count: number): Ticks {
  if (count === 1 || ticks.includes(at)) return pressed(ticks, at, count)
  const last = ticks.at(-1) ?? -1
  const towards = Math.sign(last - at)
  const run = Array.from({ length: Math.abs(last - at) }, (_, i) => at + i * towards).filter(one => !ticks.includes(one))
  return [...ticks, ...run.slice(0, count - ticks.length)]
}

/** The most ways to lose some elements of a sector that are offered side by side. */
const MOST_WAYS = 8

/**
 * Each way to lose so many of these elements, as places: those of one kind are alike, so the first of a kind stand for all. None where one
 * is lost, which a single box says, or where the ways are too many to look through.
 */
export function waysToLose(boxes: readonly string[], count: number): readonly Ticks[] {
  if (count < 2 || count >= boxes.length) return []
  const kinds = [...new Set(boxes)].map(kind => boxes.flatMap((one, i) => (one === kind ? [i] : [])))
  const ways = kinds.reduceRight<(left: number) => readonly Ticks[]>(
    (others, places) => left =>
      Array.from({ length: Math.min(left, places.length) + 1 }, (_, taken) =>
        places.slice(0, Math.min(left, places.length) - taken)
      ).flatMap(some => others(left - some.length).map(more => [...some, ...more])),
    left => (left === 0 ? [[]] : [])
  )(count)
  return ways.length > MOST_WAYS ? [] : ways
}
