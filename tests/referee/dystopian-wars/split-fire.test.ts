import { describe, expect, it } from 'vitest'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { BattleState, Fire, Obstructions } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId, WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { attack, attacksIn, aWeapon, counter, duel, havingUnit, havingWing, next, play, shot, suffering } from '@kit/systems/dystopian-wars'
import { chanceOf, type Chance } from '../../support/chance'
import { diceAt, mayWant, share, type Gun, type Had, type House, type Wanted } from './split-fire'

const GAMES = 400
const seeds = Array.from({ length: GAMES }, (_, i) => i + 1)
/** Enough to declare too much of any gun. */
const TRIES = 6

describe('split fire beside the referee (DW-003 to DW-006, DW-038, DW-039, DW-041)', () => {
  it('may be declared, and has as many dice in any order of rolling', () => {
    const seen = { accepted: 0, refused: 0, short: 0 }
    for (const seed of seeds) playGun(chanceOf(seed), `seed ${String(seed)}`, seen)
    // The run must have seen shares taken, refused and cut by damage, or it has shown nothing.
    expect(Object.values(seen).every(count => count > GAMES / 10)).toBe(true)
  })
})

describe('split Ack Ack beside the referee (DW-013, DW-018, DW-019, DW-024)', () => {
  it('of a unit in step 4 goes as far as the pool by then', () => {
    for (const seed of seeds) playAckAck(chanceOf(seed), `seed ${String(seed)}`)
  })
  it('of a wing over steps 4 and 5 goes as far as its tokens', () => {
    for (const seed of seeds) playWing(chanceOf(seed), `seed ${String(seed)}`)
  })
})

/** A gun with random dice splits its fire; then it is damaged, and all shares are rolled in a random order. */
function playGun(chance: Chance, where: string, seen: { accepted: number; refused: number; short: number }): void {
  const house = randomHouse(chance)
  const bands = randomBands(chance)
  const weapon = aWeapon('gun', 'gunnery', { bands: bands.map(([toInches, dice]) => ({ toInches, dice })) })
  let state = duel({ a: { weapons: [weapon] }, rulings: rulingsOf(house) })
  const fresh: Gun = { bands, hullLost: 0, isHalved: false }
  const wanted: Wanted[] = []
  for (let i = 0; i < TRIES; i += 1) {
    const one: Wanted = { inches: chance.whole(1, 24), hindrances: chance.oneOf([0, 0, 1, 2]), dice: chance.whole(1, 6) }
    const command = attack(splitOf('a', 'gun', one), chance.oneOf(['x', 'y']))
    const may = diceAt(house, fresh, one.inches) > 0 && mayWant(house, fresh, wanted, one)
    expect(dystopianWars.check(state, command) === null, `${where}: share ${String(i)}`).toBe(may)
    seen[may ? 'accepted' : 'refused'] += 1
    if (!may) continue
    wanted.push(one)
    state = play(state, command)
  }
  if (wanted.length === 0) return
  state = play(state, next)
  const hullLost = chance.whole(0, 5)
  const isHalved = chance.whole(1, 4) === 1
  state = havingUnit(isHalved ? suffering(state, 'a', 6) : state, 'a', { hp: 6 - hullLost })
  const gun = { ...fresh, hullLost, isHalved }
  const had: Had[] = []
  for (const index of shuffled(chance, wanted)) {
    const id = `a${String(index + 1)}`
    const isCleared = chance.whole(1, 4) === 1
    const asked = wanted[index]
    if (asked === undefined) throw new Error(id)
    const mine = share(house, gun, had, isCleared ? { ...asked, hindrances: 0 } : asked)
    const bonus = chance.oneOf([0, 0, 3, -2])
    if (mine.used < mine.dice) seen.short += 1
    state = rolling(
      state,
      {
        type: 'rollAttack',
        attackId: id,
        toHit: 6,
        modifiers: bonus === 0 ? [] : [{ source: 'gm', side: 'attacker', name: 'Trick', value: bonus }],
        clearedIds: isCleared ? [shot('a').combatantId] : []
      },
      [Math.max(0, mine.seen + bonus)],
      `${where}: ${id}`
    )
    had.push(mine)
  }
}

/** Unit `x` answers wing `f` with shares of its Ack Ack, and loses hull before they are rolled. */
function playAckAck(chance: Chance, where: string): void {
  const house = randomHouse(chance)
  const aa = chance.whole(2, 9)
  const gun: Gun = { bands: [[1, aa]], hullLost: 0, isHalved: false }
  let state = play(play(duel({ x: { aa }, rulings: rulingsOf(house) }), attack('f', 'x', 'aa')), next)
  const wanted: Wanted[] = []
  for (let i = 0; i < TRIES; i += 1) {
    const one: Wanted = { inches: 0, hindrances: 0, dice: chance.whole(1, 4) }
    const command = counter(splitOf('x', 'aa', one), 'f')
    const may = mayWant(house, gun, wanted, one)
    expect(dystopianWars.check(state, command) === null, `${where}: share ${String(i)}`).toBe(may)
    if (!may) continue
    wanted.push(one)
    state = play(state, command)
  }
  const hullLost = chance.whole(0, 5)
  state = havingUnit(play(state, next), 'x', { hp: 6 - hullLost })
  const dice = inOrder(house, { ...gun, hullLost }, wanted, [])
  rolling(state, { type: 'resolveTinyFlyers', rolls: [] }, [5, ...dice.map(one => one.seen)], `${where}: ${String(wanted.length)} shares`)
}

/** Wing `f` splits its Ack Ack among a unit and a wing, and has lost tokens before step 4, before step 5, or never. */
function playWing(chance: Chance, where: string): void {
  const house = randomHouse(chance)
  const gunOf = (tokens: number): Gun => ({ bands: [[1, tokens * 2]], hullLost: 0, isHalved: false })
  let state = duel({ f: { aaPerToken: 2 }, rulings: rulingsOf(house) })
  const onUnit: Wanted[] = []
  const onWing: Wanted[] = []
  for (let i = 0; i < TRIES; i += 1) {
    const one: Wanted = { inches: 0, hindrances: 0, dice: chance.whole(1, 5) }
    const list = chance.oneOf([onUnit, onWing])
    const command = attack(splitOf('f', 'aa', one), list === onUnit ? 'x' : 'g')
    const may = mayWant(house, gunOf(5), [...onUnit, ...onWing], one)
    expect(dystopianWars.check(state, command) === null, `${where}: share ${String(i)}`).toBe(may)
    if (!may) continue
    list.push(one)
    state = play(state, command)
  }
  // Nobody answers: past step 2 to the first step with something in it.
  state = play(play(state, next), next)
  let tokens = 5
  let had: readonly Had[] = []
  for (const list of [onUnit, onWing]) {
    if (list.length === 0) continue
    tokens = chance.whole(1, tokens)
    state = havingWing(state, 'f', { tokens })
    const rolled = inOrder(house, gunOf(tokens), list, had)
    state = rolling(
      state,
      { type: 'resolveTinyFlyers', rolls: [] },
      rolled.map(one => one.seen),
      where
    )
    had = [...had, ...rolled]
  }
}

/** Plays the command with this many misses for each request; other numbers of dice fail. */
function rolling(state: BattleState, command: DwCommand, dice: readonly number[], where: string): BattleState {
  const faces = dice.filter(count => count > 0).map(count => Array.from({ length: count }, () => 1))
  const before = attacksIn(state).filter(one => one.status === 'declared').length
  let after: BattleState
  try {
    after = play(state, command, ...faces)
  } catch (error) {
    throw new Error(`${where}: ${before} to roll, expected ${dice.join(' ')}`, { cause: error })
  }
  return after
}

/** The dice of shares that are rolled one after the other, following those already rolled. */
function inOrder(house: House, gun: Gun, wanted: readonly Wanted[], before: readonly Had[]): readonly Had[] {
  const had = wanted.reduce<readonly Had[]>((list, one) => [...list, share(house, gun, list, one)], before)
  return had.slice(before.length)
}

function splitOf(who: string, weaponId: string, { inches, hindrances, dice }: Wanted): Fire {
  return {
    parts: [
      {
        combatantId: who as CombatantId,
        weaponId: weaponId as WeaponId,
        rangeInches: inches,
        obstructions: hindrances as Obstructions
      }
    ],
    option: 'split',
    splitDice: dice
  }
}

/** Dice that mostly decrease with the distance, and now and then increase. */
function randomBands(chance: Chance): Gun['bands'] {
  return [8, 16, 24].map(inches => [inches, chance.whole(1, 10)] as const)
}

function randomHouse(chance: Chance): House {
  return { halvesUp: chance.whole(0, 1) === 1, keepsLastDie: chance.whole(0, 2) > 0, halvesForEach: chance.whole(0, 1) === 1 }
}

function rulingsOf({ halvesUp, keepsLastDie, halvesForEach }: House): BattleState['rulings'] {
  return {
    'dw.halfRounding': halvesUp ? 'up' : 'downMin1',
    'dw.lastDie': keepsLastDie ? 'stays' : 'lost',
    'dw.obstruction': halvesForEach ? 'twice' : 'once'
  }
}

/** The places of a list in a random order. */
function shuffled(chance: Chance, list: readonly unknown[]): readonly number[] {
  const left = list.map((_, i) => i)
  return list.map(() => {
    const [one] = left.splice(chance.whole(0, left.length - 1), 1)
    return one ?? 0
  })
}
