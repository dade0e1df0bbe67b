import { describe, expect, it } from 'vitest'
import { chance, distributionOf } from '../../../core/odds/distribution'
import { seeded } from '../../../kernel/seeded'
import { runRule } from '../../../core/dice/run-rule'
import type { FaEvent } from '../events'
import { firestormArmada } from '../index'
import type { BattleState } from '../model/battle'
import type { FaCommands } from '../commands/command'
import { acting, aim, aWeapon, duel, fire, having } from '@kit/systems/firestorm-armada'
import { attackOdds, wingOdds } from './attack-odds'

/** Hits that got through in an attack. */
function through([fired]: readonly FaEvent[]): number {
  if (fired?.type !== 'weaponsFired') throw new Error('Nothing was fired')
  return Math.max(0, fired.attack.hits - fired.attack.stopped)
}

/** Runs the command itself many times with random dice, and counts the hits that got through. */
function played(state: BattleState, command: FaCommands['fireWeapons'], times: number): (least: number) => number {
  const dice = seeded(11)
  const left: number[] = []
  for (let n = 0; n < times; n += 1) {
    const tape: number[][] = []
    for (;;) {
      const run = runRule(firestormArmada.decide(state, command), tape)
      if (run.kind === 'needs') {
        tape.push(Array.from({ length: run.request.count }, () => dice.face(6)))
        continue
      }
      left.push(through(run.value))
      break
    }
  }
  return least => left.filter(hits => hits >= least).length / times
}

describe('odds of an attack (FA-017, FA-Q01)', () => {
  it('are those of its dice against the ratings of the target', () => {
    const odds = attackOdds(acting(duel()), fire([aim('a')]))
    expect([odds.dice, odds.expectedHits, odds.through.length]).toEqual([6, 4.8, 8])
    expect(odds.through.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    const share = played(acting(duel()), fire([aim('a')]), 4000)
    expect(Math.abs((odds.damage ?? 0) - share(4))).toBeLessThan(0.025)
    expect(Math.abs((odds.critical ?? 0) - share(7))).toBeLessThan(0.025)
  })
  it('of one die are exact', () => {
    const state = having(acting(duel({}, { damageRating: 1, criticalRating: 2 })), 'a', { hullLost: 5 })
    const odds = attackOdds(state, fire([aim('a')]))
    expect(odds.dice).toBe(1)
    expect(odds.damage).toBeCloseTo(1 / 2, 12)
    expect(odds.critical).toBeCloseTo(1 / 6, 12)
  })
  it('count shields and point defence where the table uses them (FA-Q11, FA-Q12)', () => {
    const state = acting(duel({ 'fa.shields': 'yes', 'fa.pdVsTorpedo': 'on4plus' }, { shields: 2, damageRating: 2, criticalRating: 3 }))
    const command = fire([aim('a', 'torpedo')], { gmDice: 4 })
    const odds = attackOdds(state, command)
    const share = played(state, command, 4000)
    expect(Math.abs((odds.damage ?? 0) - share(2))).toBeLessThan(0.025)
    expect(Math.abs((odds.critical ?? 0) - share(3))).toBeLessThan(0.025)
  })
  it('are those of walking the whole command where nothing chains', () => {
    const rulings = { 'fa.pdVsTorpedo': 'on4plus', 'fa.pdExplodes': 'no', 'fa.smallTargetSix': 'oneHit' }
    const state = having(acting(duel(rulings, { damageRating: 1, criticalRating: 2 })), 'x', { shipClass: 'corvette' })
    const command = fire([aim('a', 'torpedo')], { gmDice: 1 })
    const walked = distributionOf(() => firestormArmada.decide(state, command), through)
    const odds = attackOdds(state, command)
    expect(odds.dice).toBe(4)
    for (let hits = 0; hits < 2; hits += 1)
      expect(odds.through[hits]).toBeCloseTo(
        chance(walked, got => got === hits),
        12
      )
    expect(odds.damage).toBeCloseTo(
      chance(walked, got => got >= 1),
      12
    )
    expect(odds.critical).toBeCloseTo(
      chance(walked, got => got >= 2),
      12
    )
  })
  it('count the dice of each ship as it hits: two on 5 and 6, one of a frigate on 4 (FA-026)', () => {
    const table = acting(duel({ 'fa.extraDieExplodes': 'no' }, { weapons: [aWeapon('port', 2)], damageRating: 1, criticalRating: 2 }))
    const state = having(having(table, 'b', { shipClass: 'frigate' }), 'x', { shipClass: 'frigate' })
    const odds = attackOdds(state, fire([aim('a'), aim('b')]))
    expect(odds.dice).toBe(3)
    expect(odds.through[0]).toBeCloseTo((4 / 6) ** 2 * (3 / 6), 12)
    // A six hits twice, and its extra die adds what one die does.
    const mean = (from: number): number => (from === 5 ? 1 / 6 + 2 / 6 : 2 / 6 + 2 / 6) * (1 + 1 / 6)
    expect(odds.expectedHits).toBeCloseTo(2 * mean(5) + mean(4), 12)
  })
  it('have no chance to name where the ship has no rating', () => {
    const bare = having(acting(duel()), 'x', { damageRating: null, criticalRating: null })
    expect(attackOdds(bare, fire([aim('a')]))).toMatchObject({ damage: null, critical: null })
  })
  it('need an aim', () => {
    expect(() => attackOdds(acting(duel()), fire([]))).toThrow('No aim')
  })
})

describe('odds of point defence (FA-055, FA-056)', () => {
  it('of one die that explodes: 5 drives off, 6 destroys', () => {
    const odds = wingOdds({ 'fa.pdExplodes': 'yes' }, 1)
    expect(odds.destroyed).toBeCloseTo(1 / 6, 12)
    expect(odds.drivenOff).toBeCloseTo(1 / 6, 12)
  })
  it('of two dice that do not explode', () => {
    const odds = wingOdds({}, 2)
    expect(odds.destroyed).toBeCloseTo(1 / 9, 12)
    expect(odds.drivenOff).toBeCloseTo(4 / 9, 12)
  })
})
