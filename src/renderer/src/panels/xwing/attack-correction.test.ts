import { describe, expect, it } from 'vitest'
import { attacked, attackIn, defenderWindow, duel, play, skipTo } from '@shared/systems/xwing/testkit'
import { attackChanges, attackFormOf, typedResults } from './attack-correction'

describe('correcting the attack in hand', () => {
  it('shows the dice as letters, and changes nothing as long as they stay', () => {
    const attack = attackIn(attacked(duel(), 'hfb'))
    expect(attackFormOf(attack)).toEqual({ range: 2, isObstructed: false, dice: { attack: 'h f b', defense: '' }, hits: 0, crits: 0 })
    expect(attackChanges(attack, attackFormOf(attack))).toEqual({})
  })
  it('lays dice anew, and leaves out letters that are on no such die', () => {
    const attack = attackIn(attacked(duel(), 'hfb'))
    const form = { ...attackFormOf(attack), range: 3, isObstructed: true }
    expect(attackChanges(attack, { ...form, dice: { attack: 'cc', defense: '' } })).toEqual({
      range: 3,
      isObstructed: true,
      attackDice: ['crit', 'crit']
    })
    expect(attackChanges(attack, { ...form, dice: { attack: 'ee', defense: '' } })).not.toHaveProperty('attackDice')
    expect(typedResults('defense', 'h')).toBeNull()
  })
  it('says what is left to deal', () => {
    const state = skipTo(defenderWindow(duel(), 'hcb', 'bb'), 'damage')
    const attack = attackIn(state)
    const correction = attackChanges(attack, { ...attackFormOf(attack), hits: 2 })
    expect(correction).toEqual({ hits: 2 })
    expect(attackIn(play(state, { type: 'correctAttack', correction, reason: '' })).left).toEqual({ hits: 2, crits: 1 })
  })
})
