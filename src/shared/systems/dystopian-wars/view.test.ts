import { describe, expect, it } from 'vitest'
import { attack, duel, havingUnit, havingWing, play, suffering } from '@kit/systems/dystopian-wars'
import { viewFor } from './view'

const state = havingWing(
  havingUnit(suffering(play(duel(), attack('a', 'x')), 'x', 4, 8, 9, 10), 'x', { note: 'secret', isObscured: true }),
  'g',
  {
    note: 'hush'
  }
)

describe('what a player may know (DW-058, DW-066)', () => {
  it('is every card on the table, as it counts now', () => {
    const seen = viewFor(state, { kind: 'side', sideId: 'A' })
    expect(seen.units.find(unit => unit.id === 'x')).toMatchObject({
      hp: 6,
      criticals: [4, 8, 9, 10],
      crNow: 4,
      movementNow: 3.5,
      canTurn: false,
      isObscuredNow: false
    })
    expect(seen.wings.map(wing => wing.abortsAt)).toEqual([5, 5])
    expect([seen.attacks.length, seen.conductor.number, seen.forces.map(force => force.cards)]).toEqual([1, 1, [2, 2]])
  })
  it('is the notes of the own side alone', () => {
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'A' }))).not.toMatch(/secret|hush/u)
    expect(JSON.stringify(viewFor(state, { kind: 'side', sideId: 'B' }))).toMatch(/secret.*hush/u)
    expect(JSON.stringify(viewFor(state, { kind: 'gm' }))).toMatch(/secret.*hush/u)
  })
})
