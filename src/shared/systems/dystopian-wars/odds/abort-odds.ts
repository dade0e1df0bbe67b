import { aborts, abortThreshold } from '../derive/abort'
import type { Attack, BattleState } from '../model/battle'
import { aimedDice, neededFor, PLAIN_AIM, type Aim } from '../rules/roll-fire'
import { wingPoolDice } from '../rules/roll-pool'
import { readRuling } from '../rulings'
import { findWing } from '../state'

/** Chances from 0 to 1 of the effects of Ack Ack on a wing (DW-021, DW-027). */
interface AbortOdds {
  readonly abort: number
  readonly destroyed: number
  readonly expectedTokensLost: number
}

interface AbortPlan {
  readonly dice: number
  /** The face that hits, 2 to 6. */
  readonly needed: number
  readonly tokens: number
  /** Extra hits that its rules let it bear, beyond its remaining tokens. */
  readonly bears: number
  /** Sixes add a die, if `dw.tfSixes` says so. */
  readonly explodes: boolean
  /** A six counts for the abort too, if `dw.abortCounts` says so. */
  readonly countsSixes: boolean
  readonly mayAbort: boolean
  /** A wing that is wiped out aborts too, if `dw.wipedOutAbort` says so. */
  readonly wipedOutAborts: boolean
}

/** How many sixes beyond the number of dice are reckoned; more have a chance below 10^−12. */
const EXTRA_SIXES = 40

/**
 * Sixes destroy tokens; other hits, with or without the sixes, make a wing abort. If sixes add dice, each die of the pool ends in a plain
 * hit or a miss after any number of sixes. The two counts are then independent: sixes are negative binomial, plain hits binomial. Otherwise
 * they share the dice of the pool.
 */
export function abortOdds(plan: AbortPlan): AbortOdds {
  const { dice, tokens } = plan
  const chances = chancesOf(2 * dice + EXTRA_SIXES)
  let abort = 0
  let destroyed = 0
  let expectedTokensLost = 0
  for (let sixes = 0; sixes <= (plan.explodes ? dice + EXTRA_SIXES : dice); sixes += 1) {
    const chance = plan.explodes ? chances.negative(dice, sixes, 1 / 6) : chances.binomial(dice, sixes, 1 / 6)
    const left = Math.max(0, tokens - sixes)
    expectedTokensLost += chance * (tokens - left)
    if (left === 0) destroyed += chance
    if (plan.mayAbort && (left > 0 || plan.wipedOutAborts))
      abort += chance * plainFrom(chances, plan, plan.explodes ? dice : dice - sixes, plainNeeded(plan, sixes, left))
  }
  return { abort, destroyed, expectedTokensLost }
}

/** The odds of one declared attack on a wing as it stands; null against units and wings that are not in the air. */
export function declaredAbortOdds(state: BattleState, attack: Attack, aim: Aim = PLAIN_AIM): AbortOdds | null {
  const wing = findWing(state, attack.targetId)
  if (wing?.status !== 'flying') return null
  return abortOdds({
    dice: aimedDice(state, attack, aim).total,
    needed: neededFor(state, attack, attack.targetId, aim.toHit),
    tokens: wing.tokens,
    bears: abortThreshold(wing).total - wing.tokens,
    explodes: wingPoolDice(state.rulings) === 'exploding',
    countsSixes: readRuling(state.rulings, 'dw.abortCounts') === 'everyHit',
    mayAbort: aborts(wing, Infinity),
    wipedOutAborts: readRuling(state.rulings, 'dw.wipedOutAbort') === 'yes'
  })
}

/** Plain hits that make the wing abort after that many sixes; at least one hit is needed in any case. */
function plainNeeded({ bears, countsSixes }: AbortPlan, sixes: number, left: number): number {
  const counted = countsSixes ? sixes : 0
  return Math.max(counted === 0 ? 1 : 0, left + bears - counted)
}

/** The chance of at least that many plain hits among dice that show no six. */
function plainFrom(chances: Chances, plan: AbortPlan, dice: number, least: number): number {
  let sum = 0
  for (let hits = least; hits <= dice; hits += 1) sum += chances.binomial(dice, hits, (6 - plan.needed) / 5)
  return sum
}

interface Chances {
  /** Exactly that many hits among that many dice, each of which hits with `chance`. */
  readonly binomial: (dice: number, hits: number, chance: number) => number
  /** Exactly that many hits before as many misses as there are dice. */
  readonly negative: (dice: number, hits: number, chance: number) => number
}

/** Chances of up to `most` dice, reckoned in logarithms: the ways of a few hundred dice are more than a number can hold. */
function chancesOf(most: number): Chances {
  const factorials = [0]
  for (let n = 1; n <= most; n += 1) factorials.push((factorials[n - 1] ?? 0) + Math.log(n))
  const ways = (count: number, taken: number): number =>
    (factorials[count] ?? 0) - (factorials[taken] ?? 0) - (factorials[count - taken] ?? 0)
  // Nothing to the power of nothing is one.
  const power = (chance: number, times: number): number => (times === 0 ? 0 : times * Math.log(chance))
  return {
    binomial: (dice, hits, chance) => Math.exp(ways(dice, hits) + power(chance, hits) + power(1 - chance, dice - hits)),
    negative: (dice, hits, chance) =>
      dice === 0 ? Number(hits === 0) : Math.exp(ways(dice + hits - 1, hits) + power(chance, hits) + power(1 - chance, dice))
  }
}
