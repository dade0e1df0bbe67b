import { describe, expect, it } from 'vitest'
import type { Ability, DraftShip } from '../model/squad'
import type { BattleState } from '../model/battle'
import { mayReroll } from './token-options'
import { att, attackIn, deal, def, duel, given, holding, lettersOf, next, play, rolling, shoot } from '@kit/systems/xwing'

const brisk = (state: BattleState): BattleState => play(state, shoot('a', 'x', { passesIdle: true }))
const rolled = (state: BattleState, letters: string): BattleState => play(brisk(state), rolling('attack'), att(letters))
const stageOf = (state: BattleState): string | undefined => state.attacks.at(-1)?.stage

describe('an attack that passes windows in which nothing can be done (XW-013, XW-018, XW-027 to XW-030)', () => {
  it('goes from roll to roll, to the damage and to its end where nobody has a token or an ability', () => {
    const attack = rolled(duel(), 'hhf')
    expect(stageOf(attack)).toBe('rollDefense')
    const defense = play(attack, rolling('defense'), def('eb'))
    expect(stageOf(defense)).toBe('damage')
    const events = given(defense)
      .when(deal)
      .thenState(state => expect(state.attacks).toEqual([])).events
    const passed = ['defenderAbilities', 'attackerAbilities', 'defenderBonus', 'attackerBonus']
    expect(events.flatMap(event => (event.type === 'stagePassed' ? [event.stage] : []))).toEqual(passed)
  })
  it('opens the window of a player with a token of use, and leaves it once nothing is left to spend', () => {
    const state = rolled(holding(duel(), 'a', { focus: 1 }), 'hff')
    expect(stageOf(state)).toBe('attackerModifiesAttack')
    const spent = play(state, { type: 'spendToken', pool: 'attack', token: 'focus', dice: [] })
    expect([lettersOf(spent, 'attack'), stageOf(spent)]).toEqual(['hhh', 'rollDefense'])
  })
  it('stays in a window while another token is of use', () => {
    const state = rolled(holding(duel(), 'a', { calculate: 2 }), 'hff')
    const once = play(state, { type: 'spendToken', pool: 'attack', token: 'calculate', dice: [] })
    expect(stageOf(once)).toBe('attackerModifiesAttack')
    expect(stageOf(play(once, { type: 'spendToken', pool: 'attack', token: 'calculate', dice: [] }))).toBe('rollDefense')
  })
  it('passes the window of a token that would change nothing', () => {
    expect(stageOf(rolled(holding(duel(), 'a', { focus: 1 }), 'hhb'))).toBe('rollDefense')
  })
  it('never passes the window of a lock that may still reroll, though it seems of no use (XW-015, XW-016)', () => {
    const locked = rolled(holding(duel(), 'a', { focus: 1 }, 'x'), 'hhf')
    expect(stageOf(locked)).toBe('attackerModifiesAttack')
    const spent = play(locked, { type: 'spendToken', pool: 'attack', token: 'focus', dice: [] })
    expect([lettersOf(spent, 'attack'), stageOf(spent)]).toEqual(['hhh', 'attackerModifiesAttack'])
    expect([mayReroll(locked), mayReroll(spent)]).toEqual([true, true])
    given(spent)
      .when({ type: 'spendToken', pool: 'attack', token: 'lock', dice: [0] })
      .rolling(att('c'))
      .thenState(state => expect([lettersOf(state, 'attack'), stageOf(state)]).toEqual(['chh', 'rollDefense']))
  })
  it('passes it where every die has been rerolled, and at range 0 of a primary attack', () => {
    const state = holding(duel(), 'a', { focus: 1 }, 'x')
    const all: BattleState = rolled(state, 'hff')
    const rerolled = {
      ...all,
      attacks: all.attacks.map(attack => ({
        ...attack,
        dice: { ...attack.dice, attack: attack.dice.attack?.map(die => ({ ...die, wasRerolled: true })) ?? null }
      }))
    }
    expect(stageOf(play(rerolled, { type: 'spendToken', pool: 'attack', token: 'focus', dice: [] }))).toBe('rollDefense')
    const close = play(state, shoot('a', 'x', { passesIdle: true, range: 0 }))
    expect(stageOf(play(close, rolling('attack'), att('hhb')))).toBe('rollDefense')
  })
  it('opens the windows for which an ability is written on a ship of that side, destroyed or not, but not on one that has left', () => {
    const trick: Ability = { name: 'Trick', window: 'defenderModifiesAttack' }
    const last: Ability = { name: 'Last words', window: 'defenderBonus' }
    const able: Partial<DraftShip> = { abilities: [trick, last], hull: 1, shields: 0 }
    const state = rolled(duel({ x: able }), 'hhh')
    expect(stageOf(state)).toBe('defenderModifiesAttack')
    const dealt = play(play(play(state, next), rolling('defense'), def('bb')), deal)
    expect([dealt.ships.find(ship => ship.id === 'x')?.status, stageOf(dealt)]).toEqual(['destroyed', 'defenderBonus'])
    const gone = duel({ x: able })
    const away = { ...gone, ships: gone.ships.map(ship => (ship.id === 'x' ? { ...ship, status: 'removed' as const } : ship)) }
    expect(stageOf(play(play(away, shoot('a', 'y', { passesIdle: true })), rolling('attack'), att('hhh')))).toBe('rollDefense')
    expect(stageOf(rolled(duel({ a: able }), 'hhh'))).toBe('rollDefense')
  })
  it('opens every window where the table wants each in turn', () => {
    expect(stageOf(play(play(duel(), shoot('a', 'x')), rolling('attack'), att('hhh')))).toBe('defenderModifiesAttack')
    expect(attackIn(play(duel(), shoot('a', 'x')))).not.toHaveProperty('passesIdle')
  })
})
