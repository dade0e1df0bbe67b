import { describe, expect, it } from 'vitest'
import { duel, having } from '@kit/systems/firestorm-armada'
import { hullSides } from './hull-sides'

describe('hulls at a glance', () => {
  it('are those of the squadrons of each side, without flights', () => {
    const sides = hullSides(having(duel(), 'a', { hullLost: 2 }))
    expect(
      sides.map(({ sideId, name, rows }) => [sideId, name, rows.map(row => `${String(row.number)} ${String(row.hp)}/${String(row.max)}`)])
    ).toEqual([
      ['A', 'red', ['1 10/12', '2 6/6']],
      ['B', 'blue', ['1 12/12', '2 6/6']]
    ])
  })
  it('have nothing left of ships that are out of the battle', () => {
    const state = having(having(duel(), 'a', { status: 'captured' }), 'c', { status: 'destroyed', hullLost: 6 })
    expect(hullSides(state)[0]?.rows.map(({ hp, isOut }) => [hp, isOut])).toEqual([
      [6, false],
      [0, true]
    ])
  })
})
