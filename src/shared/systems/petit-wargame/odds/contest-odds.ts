import { SIDES } from '../../../core/dice/rule'

/** Chances from 0 to 1 that the first die with its bonus is higher, lower or level. */
export interface ContestOdds {
  readonly first: number
  readonly second: number
  readonly tie: number
}

/** One die a side with a bonus: the manoeuvre test (PW-044), and initiative before ties are rerolled (PW-028). */
export function contestOdds(bonus: number, enemyBonus: number, die: 'd4' | 'd6'): ContestOdds {
  const sides = SIDES[die]
  const ways = { first: 0, second: 0, tie: 0 }
  for (let own = 1; own <= sides; own += 1)
    for (let enemy = 1; enemy <= sides; enemy += 1) {
      const ahead = own + bonus - enemy - enemyBonus
      ways[ahead > 0 ? 'first' : ahead < 0 ? 'second' : 'tie'] += 1
    }
  const all = sides ** 2
  return { first: ways.first / all, second: ways.second / all, tie: ways.tie / all }
}
