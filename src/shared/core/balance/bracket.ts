import { sum } from '../../kernel/collections'
import { balance, type Weighed } from './balance'

/** What an attack that is being prepared would leave of its target, by its exact odds. */
export interface Outlook {
  readonly targetId: string
  readonly outcomes: readonly Outcome[]
}

interface Outcome {
  /** 0 to 1; those of all outcomes add up to 1. */
  readonly chance: number
  /** Points of hull and shields left; 0 if it fights no more. */
  readonly points: number
}

/** Where the share of the first side would come to, 0 to 1. */
export interface Bracket {
  /** Nine outcomes in ten lie between these, both included. */
  readonly low: number
  readonly high: number
  readonly mean: number
}

/** The chance that is left out at either end. */
const TAIL = 0.05
/** Differences in the last digits of added chances. */
const TINY = 1e-9

/** Where the outcomes would leave the balance; null if their target is not among those weighed, or has no known hull. */
export function bracketOf(all: readonly (Weighed & { readonly id: string })[], { targetId, outcomes }: Outlook): Bracket | null {
  const target = all.find(one => one.id === targetId)
  if (target === undefined || target.most === null || target.most === 0) return null
  const { most } = target
  const shares = outcomes
    .filter(({ chance }) => chance > 0)
    .map(({ chance, points }) => {
      const left = Math.min(1, points / most)
      return {
        chance,
        share:
          balance(
            all.map(one => (one === target ? { ...one, left } : one)),
            2
          )[0] ?? 0
      }
    })
    .sort((one, other) => one.share - other.share)
  const at = (chance: number): number => {
    let below = 0
    return shares.find(one => (below += one.chance) >= chance - TINY)?.share ?? shares.at(-1)?.share ?? 0
  }
  return { low: at(TAIL), high: at(1 - TAIL), mean: sum(shares.map(({ chance, share }) => chance * share)) }
}
