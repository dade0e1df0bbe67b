import type { ChosenRulings } from '../../../core/rulings/ruling'
import { roll, type Faces, type Rule } from '../../../core/dice/rule'
import type { PoolDice } from '../model/force'
import { readRuling } from '../rulings'

/** How a pool of D6 is rolled. */
export interface PoolRules {
  /** The face that hits, 2 to 6. */
  readonly needed: number
  /** The worth of a six: two hits and another die, two hits, or one hit. */
  readonly six: PoolDice
  /** The faces that are rolled again, each die at most once. */
  readonly reroll: 'none' | 'failures' | 'successes'
}

/** The result of a pool: the faces that count, and their worth. */
export interface Pool {
  readonly faces: Faces
  /** Hits other than by sixes. */
  readonly plain: number
  readonly sixes: number
  readonly hits: number
}

const SIX = 6
const SIX_HITS: Readonly<Record<PoolDice, number>> = { exploding: 2, heavy: 2, basic: 1 }

/**
 * Rolls a pool and, one after the other, the dice its sixes add (DW-043, DW-Q02). Asks for the pool under its own purpose, for dice rolled
 * again and for extra dice under `dw.roll.again` and `dw.roll.extra`.
 */
export function* rollPool(purpose: string, count: number, actor: string | null, rules: PoolRules): Rule<Pool> {
  const faces: number[] = []
  let ask = purpose
  let due = count
  while (due > 0) {
    const rolled = yield* rollOnceMore(yield* roll(ask, 'd6', due, actor), actor, rules)
    faces.push(...rolled)
    due = rules.six === 'exploding' ? rolled.filter(face => face === SIX).length : 0
    ask = 'dw.roll.extra'
  }
  const sixes = faces.filter(face => face === SIX).length
  const plain = faces.filter(face => face >= rules.needed && face !== SIX).length
  return { faces, plain, sixes, hits: plain + sixes * SIX_HITS[rules.six] }
}

function* rollOnceMore(faces: Faces, actor: string | null, rules: PoolRules): Rule<Faces> {
  if (rules.reroll === 'none') return faces
  const isAgain = (face: number): boolean => face >= rules.needed === (rules.reroll === 'successes')
  const again = yield* roll('dw.roll.again', 'd6', faces.filter(isAgain).length, actor)
  return [...faces.filter(face => !isAgain(face)), ...again]
}

/** The effect of a weapon's sixes: its own, or else that of `dw.dice` (DW-Q01). */
export function poolDiceOf(rulings: ChosenRulings, own: PoolDice | null): PoolDice {
  return own ?? readRuling(rulings, 'dw.dice')
}

/** Ack Ack against a wing: a six destroys a token and adds no die unless `dw.tfSixes` says so (DW-021, DW-Q04). */
export function wingPoolDice(rulings: ChosenRulings): PoolDice {
  return readRuling(rulings, 'dw.tfSixes') === 'destroyExplode' ? 'exploding' : 'basic'
}
