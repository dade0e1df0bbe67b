import { describe, expect, it } from 'vitest'
import { LETTERS } from '@shared/systems/xwing/tables/dice'
import { attacked, attackIn, defenderWindow, duel, play, skipTo } from '@kit/systems/xwing'
import { attackChanges, attackFormOf, typedResults } from './attack-correction'

describe('correcting the attack in hand', () => {
  it('shows the dice as letters, and changes nothing as long as they stay', () => {
    const attack = attackIn(attacked(duel(), 'hfb'))
    expect(attackFormOf(attack, LETTERS)).toEqual({
      range: 2,
      isObstructed: false,
      dice: { attack: 'h f b', defense: '' },
      hits: 0,
      crits: 0
    })
    expect(attackChanges(attack, attackFormOf(attack, LETTERS), LETTERS)).toEqual({})
  })
  it('lays dice anew, and leaves out letters that are on no such die', () => {
    const attack = attackIn(attacked(duel(), 'hfb'))
    const form = { ...attackFormOf(attack, LETTERS), range: 3, isObstructed: true }
    expect(attackChanges(attack, { ...form, dice: { attack: 'cc', defense: '' } }, LETTERS)).toEqual({
      range: 3,
      isObstructed: true,
      attackDice: ['crit', 'crit']
    })
    expect(attackChanges(attack, { ...form, dice: { attack: 'ee', defense: '' } }, LETTERS)).not.toHaveProperty('attackDice')
    expect(typedResults('defense', 'h', LETTERS)).toBeNull()
  })
  it('shows and takes the letters of the language', () => {
    const attack = attackIn(attacked(duel(), 'hfb'))
    const french = { ...LETTERS, hit: 't', blank: 'v' }
    const form = attackFormOf(attack, french)
    expect(form.dice.attack).toBe('t f v')
    expect(attackChanges(attack, { ...form, dice: { attack: 'ttv', defense: '' } }, french)).toEqual({
      attackDice: ['hit', 'hit', 'blank']
    })
  })
  it('says what is left to deal', () => {
    const state = skipTo(defenderWindow(duel(), 'hcb', 'bb'), 'damage')
    const attack = attackIn(state)
    const correction = attackChanges(attack, { ...attackFormOf(attack, LETTERS), hits: 2 }, LETTERS)
    expect(correction).toEqual({ hits: 2 })
    expect(attackIn(play(state, { type: 'correctAttack', correction, reason: '' })).left).toEqual({ hits: 2, crits: 1 })
  })
})
