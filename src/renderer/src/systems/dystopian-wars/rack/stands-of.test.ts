import { describe, expect, it } from 'vitest'
import { duel, havingUnit, havingWing, suffering } from '@kit/systems/dystopian-wars'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { standsOf } from './stands-of'

const nameOf = (state: BattleState, id: string): string => [...state.units, ...state.wings].find(one => one.id === id)?.name ?? ''
const keys = (state: BattleState, id: string): readonly string[] => standsOf(state, nameOf(state, id)).map(({ key }) => key)
const figures = (...names: readonly string[]): readonly string[] => names.map(name => `dwTable.stands.${name}`)

describe('how a model stands, for whoever hears the battle', () => {
  it('is the figures of its card, its generators and its rules, and what lies on it besides the criticals the table tells', () => {
    const state = suffering(havingUnit(duel({ x: { shields: 2 } }), 'x', { isObscured: true, note: 'burnt' }), 'x', 8)
    const ruled = havingUnit(state, 'x', { mars: [{ mar: 'hardImpact', text: '', dice: 0, abort: 0 }] })
    expect(keys(ruled, 'x')).toEqual([
      ...figures('dr', 'cr', 'ap', 'aa', 'cc', 'shields', 'movement'),
      'dw.mar.hardImpact',
      'dw.field.isObscured',
      'dwTable.stands.note'
    ])
  })
  it('is the fuel of a wing, and what an abort bars', () => {
    expect(keys(havingWing(duel(), 'f', { hasAborted: true, bar: 'all' }), 'f')).toEqual(
      expect.arrayContaining([...figures('fuel', 'aa', 'abort'), 'dw.field.hasAborted', 'dw.bar.all'])
    )
  })
  it('is nothing of what is out', () => {
    expect(keys(havingUnit(duel(), 'x', { status: 'removed' }), 'x')).toEqual([])
    expect(standsOf(duel(), 'nobody')).toEqual([])
  })
})
