import { describe, expect, it } from 'vitest'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { attacked, aShip, aSquad, battle, defenderWindow, duel, play, shoot, skipTo, s } from '@kit/systems/xwing'

const kinds = (state: BattleState) => obligations(state).map(due => [due.kind, due.owner])

describe('what the table owes (XW-001, XW-040)', () => {
  it('is the ships that are to engage', () => {
    expect(obligations(duel())).toMatchObject([
      { id: 'engage-a', kind: 'engage', owner: 'a', dice: null, round: 1, reason: { values: { initiative: 4 } } }
    ])
    expect(kinds(battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x'))))).toEqual([])
  })
  it('is the dice of the attack in hand', () => {
    expect(obligations(play(duel(), shoot('a', 'x')))).toMatchObject([
      { id: 'a1-rollAttack', kind: 'roll', owner: 'a', dice: { die: 'xwAttack', count: 3 } }
    ])
    expect(obligations(skipTo(attacked(duel(), 'hhh'), 'rollDefense'))).toMatchObject([
      { kind: 'roll', owner: 'x', dice: { die: 'xwDefense', count: 2 } }
    ])
  })
  it('is the window, the damage and the aftermath of the attack in hand', () => {
    expect(kinds(attacked(duel(), 'hhh'))).toEqual([['modify', 'x']])
    const damage = skipTo(defenderWindow(duel(), 'hhc', 'bb'), 'damage')
    expect(obligations(damage)).toMatchObject([{ kind: 'damage', owner: 'x', reason: { values: { hits: 2, crits: 1 } } }])
    const missed = defenderWindow(duel(), 'bbb', 'bb')
    expect(kinds(skipTo(missed, 'attackerAbilities'))).toEqual([['abilities', 'a']])
    expect(kinds(skipTo(missed, 'defenderBonus'))).toEqual([['bonus', 'x']])
  })
  it('is the cards to name before all', () => {
    const state: BattleState = { ...duel(), obligations: [{ id: 'c1', kind: 'card', shipId: s('x'), round: 1 }] }
    expect(kinds(state)).toEqual([
      ['card', 'x'],
      ['engage', 'a']
    ])
  })
})
