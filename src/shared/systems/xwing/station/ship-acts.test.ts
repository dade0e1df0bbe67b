import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { BattleState } from '../model/battle'
import { duel, given, having } from '@kit/systems/xwing'
import { shipId } from '../model/squad'
import { shipActs } from './ship-acts'
import { xwingStation } from './station'

const attackOf = (state: BattleState) =>
  present(
    shipActs(state, ['a']).find(act => act.key === 'a/attack/cannon'),
    'attack'
  )
const rangeOf = (rulings: BattleState['rulings']) => attackOf(duel({ rulings })).fields.find(field => field.name === 'range')

describe('what a player may speak for', () => {
  it('is the ships of the own side', () => {
    expect(['A', 'B'].map(side => xwingStation.claims(duel(), side).map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['x', 'y']
    ])
  })
})

describe('the targets that a player proposes (XW-005)', () => {
  const targetsOf = (rulings: BattleState['rulings']): readonly string[] => {
    const state = having(having(duel({ rulings }), 'x', { status: 'destroyed', leavesAfter: 4 }), 'y', { status: 'removed' })
    const acts = shipActs(state, ['a']).filter(act => act.key === 'a/attack/cannon')
    return acts.flatMap(act => act.fields.flatMap(field => (field.kind === 'pick' ? field.options.map(({ value }) => value) : [])))
  }
  it('are the enemies on the table, destroyed ones among them by xw.attackDestroyed', () => {
    expect([targetsOf({}), targetsOf({ 'xw.attackDestroyed': 'no' })]).toEqual([['x'], []])
  })
})

describe('a damage card that a player is to read (XW-038)', () => {
  const owed = { ...duel(), obligations: [{ id: 'c1', kind: 'card', shipId: shipId('a'), round: 1 }] } as const
  const cardsOf = (state: BattleState): number => shipActs(state, ['a']).filter(act => act.key.startsWith('a/card/')).length
  it('is offered while its ship is in play: one that has left owes nothing', () => {
    expect([cardsOf(owed), cardsOf(having(owed, 'a', { status: 'removed' }))]).toEqual([1, 0])
  })
})

describe('the range that a player proposes (XW-008)', () => {
  it('begins at 0, which a primary weapon reaches (xw.edition = source)', () => {
    expect(rangeOf({})).toMatchObject({ min: 0, max: 3 })
    const command = attackOf(duel()).commandOf({ defenderId: 'x', range: 0, isObstructed: false })
    given(duel())
      .when(present(command, 'command'))
      .thenAmong(event => event.type === 'attackDeclared' && event.attack.range === 0)
  })
  it('begins at 1 where no ship attacks at range 0 (xw.edition = original)', () => {
    expect(rangeOf({ 'xw.edition': 'original' })).toMatchObject({ min: 1, max: 3 })
  })
})
