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
