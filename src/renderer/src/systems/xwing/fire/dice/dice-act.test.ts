import { describe, expect, it } from 'vitest'
import { s } from '@kit/systems/xwing'
import { abilityCommand, toggled, tokenCommand } from './dice-act'

describe('tokens and the dice that are picked (XW-037)', () => {
  it('rerolls with a lock what is picked, else what the engine proposes', () => {
    expect(tokenCommand('attack', 'lock', [], [1, 2]).dice).toEqual([1, 2])
    expect(tokenCommand('attack', 'lock', [0], [1, 2]).dice).toEqual([0])
  })
  it('changes one die with a calculate or evade token, and all with focus', () => {
    expect(tokenCommand('defense', 'evade', [2], []).dice).toEqual([2])
    expect(tokenCommand('defense', 'evade', [1, 2], []).dice).toEqual([])
    expect(tokenCommand('attack', 'focus', [1], []).dice).toEqual([])
  })
})

describe('an ability that modifies dice (XW-013, XW-018)', () => {
  const draft = { shipId: s('a'), name: ' Instinct ', result: 'hit', isAllowedAtRange0: false } as const
  it('takes the dice that are picked', () => {
    expect(abilityCommand('attack', { ...draft, kind: 'reroll' }, [1])).toEqual({
      type: 'modifyDice',
      pool: 'attack',
      shipId: 'a',
      name: 'Instinct',
      change: { kind: 'reroll', dice: [1] }
    })
    expect(abilityCommand('attack', { ...draft, kind: 'remove' }, [0, 2]).change).toEqual({ kind: 'remove', dice: [0, 2] })
    expect(abilityCommand('attack', { ...draft, kind: 'change' }, [0]).change).toEqual({ kind: 'change', dice: [0], to: 'hit' })
  })
  it('adds a result without any', () => {
    expect(abilityCommand('attack', { ...draft, kind: 'add' }, [0]).change).toEqual({ kind: 'add', result: 'hit' })
    const change = { kind: 'add', result: 'hit', isAllowedAtRange0: true }
    expect(abilityCommand('attack', { ...draft, kind: 'add', isAllowedAtRange0: true }, []).change).toEqual(change)
  })
  it('picks a die and puts it back', () => {
    expect([toggled([1], 2), toggled([1, 2], 1)]).toEqual([[1, 2], [2]])
  })
})
