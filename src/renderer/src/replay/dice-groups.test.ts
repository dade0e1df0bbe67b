import { describe, expect, it } from 'vitest'
import type { ReplayAttack, ReplayDice, ReplayFrame } from '@shared/replay/replay'
import { diceGroups } from './dice-groups'

const hawk = { group: 'Hawk', name: 'Hawk' }
const ATTACK: ReplayAttack = {
  from: hawk,
  to: hawk,
  range: null,
  needed: 4,
  reached: 7,
  isPool: true,
  isHit: null,
  damage: null,
  landed: null
}
const pool = (faces: readonly number[], more: Partial<ReplayDice> = {}): ReplayDice => {
  return { die: 'd6', faces, by: 'hand', what: 'attack', needed: 4, ...more }
}
const groupsOf = (dice: readonly ReplayDice[]) =>
  diceGroups({ dice, attack: ATTACK } as unknown as ReplayFrame).map(({ chains, sum }) => ({
    chains: chains.map(chain => chain.map(({ face, look }) => `${String(face)}${look === 'solid' ? '*' : ''}`).join('-')),
    sum: sum?.count
  }))

describe('the dice of a pool', () => {
  it('stand with their hits first, each six joined to what it added, and that to what it added in turn', () => {
    const extra = { isExtra: true } as const
    expect(groupsOf([pool([2, 6, 4, 6, 1]), pool([3, 6], extra), pool([5], extra)])).toEqual([
      { chains: ['6*-6*-5*', '6*-3', '4*', '2', '1'], sum: 7 }
    ])
  })
  it('of two rolls for one thing are not joined where no six added any', () => {
    expect(groupsOf([pool([6, 2]), pool([5])])).toEqual([{ chains: ['6*', '5*', '2'], sum: 7 }])
  })
})
