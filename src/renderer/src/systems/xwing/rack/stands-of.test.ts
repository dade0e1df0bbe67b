import { describe, expect, it } from 'vitest'
import { duel, having, shipOf } from '@kit/systems/xwing'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { standsOf } from './stands-of'

const keys = (state: BattleState): readonly string[] => standsOf(state, shipOf(state, 'x').name).map(({ key }) => key)

describe('how a ship stands, for whoever hears the battle', () => {
  it('is its agility, its weapons with their charges, its abilities, and that it has engaged', () => {
    const [weapon] = shipOf(duel(), 'x').weapons
    const weapons = weapon === undefined ? [] : [{ ...weapon, charges: 2, chargesLeft: 1 }]
    const abilities = [{ name: 'Sixth sense', window: 'defenderModifiesDefense' as const }]
    const told = keys(having(duel(), 'x', { hasEngaged: true, weapons, abilities, bonusAttacks: 1, note: 'slow' })).map(key =>
      key.replace('xwTable.', '')
    )
    expect(told).toEqual([
      ...['agility', 'engaged', 'weapon', 'charges', 'ability'].map(one => `stands.${one}`),
      'chip.bonus',
      'stands.note'
    ])
  })
  it('is nothing of a ship that has left', () => {
    expect(keys(having(duel(), 'x', { status: 'removed' }))).toEqual([])
    expect(standsOf(duel(), 'nobody')).toEqual([])
  })
})
