import type { Message } from '@shared/core/engine/message'
import type { Account } from '@shared/report/account'

interface Dot {
  /** Percent of the width and of the height. */
  readonly x: number
  readonly y: number
  readonly value: number
  /** The figure goes under the dot, because another side’s is right above it. */
  readonly isBelow: boolean
}

interface HullSteps {
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly lines: readonly { readonly side: number; readonly points: string; readonly dots: readonly Dot[] }[]
  /** The names of rounds, at the end of each; every second where there are many. */
  readonly rounds: readonly { readonly word: Message; readonly x: number }[]
  readonly turns: readonly { readonly number: number; readonly x: number }[]
}

const TICKS = 4
/** More are named every other time. */
const NAMED_MAX = 10

/**
 * The chart of hull by round: each side falls at the end of the round in which it lost, and rises where others joined it. Sides whose hull
 * is not known have no line.
 */
export function hullSteps({ sides, rounds, turningPoints }: Account): HullSteps {
  const known = sides.flatMap(({ hull }, side) => (hull === null ? [] : [{ side, start: hull.start }]))
  const top = niceTop(Math.max(1, ...known.flatMap(({ side, start }) => [start, ...rounds.map(({ hull }) => hull[side] ?? 0)])))
  const x = (index: number): number => rounded((100 * (index + 1)) / rounds.length)
  const y = (value: number): number => rounded(100 - (100 * value) / top)
  return {
    ticks: Array.from({ length: TICKS + 1 }, (_, i) => ({ value: (top * i) / TICKS, y: y((top * i) / TICKS) })),
    lines: known.map(({ side, start }) => {
      const values = rounds.map(round => round.hull[side] ?? 0)
      const steps = values.flatMap((value, i) => [
        `${String(x(i))},${String(y(i === 0 ? start : (values[i - 1] ?? 0)))}`,
        `${String(x(i))},${String(y(value))}`
      ])
      const isLower = (i: number, value: number): boolean =>
        value > 0 && known.some(other => other.side !== side && isJustAbove(rounds[i]?.hull[other.side] ?? 0, value, other.side < side))
      return {
        side,
        points: [`0,${String(y(start))}`, ...steps].join(' '),
        dots: values.map((value, i) => ({ x: x(i), y: y(value), value, isBelow: isLower(i, value) }))
      }
    }),
    rounds: rounds.flatMap(({ word }, i) => (rounds.length <= NAMED_MAX || (rounds.length - i) % 2 === 1 ? [{ word, x: x(i) }] : [])),
    turns: turningPoints.map(({ round }, i) => ({ number: i + 1, x: x(rounds.findIndex(one => one.number === round)) }))
  }

  function isJustAbove(other: number, value: number, isFirst: boolean): boolean {
    return other - value < top / 5 && (other > value || (other === value && isFirst))
  }
}

/** A round number at least this high that four ticks divide. */
function niceTop(most: number): number {
  const step = [1, 2, 5, 10, 20, 25, 40, 50, 100, 200, 250, 500].find(one => one * TICKS >= most)
  return (step ?? Math.ceil(most / TICKS)) * TICKS
}

const rounded = (value: number): number => Math.round(value * 100) / 100
