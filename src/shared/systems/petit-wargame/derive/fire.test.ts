import { describe, expect, it } from 'vitest'
import { at, duel, havingShip, sh, shipIn } from '@kit/systems/petit-wargame'
import { longestRange, usableDefences, usableWeapons } from './fire'

const armed = { a: { front: 'AAAB', top: 'CC' }, x: { front: 'a', rear: 'bb' } }

describe('weapons that may fire (PW-017, PW-Q22)', () => {
  const away = (rulings = {}) =>
    usableWeapons(havingShip(duel({ ...armed, rulings }), 'x', { position: at(5, 5, 7) }), sh('a'), 'front', sh('x'))
  it('pw.rangedCombat = false: every weapon of the sector, whatever its range', () => {
    expect(away()).toEqual(['A', 'B'])
  })
  it('pw.rangedCombat = true: those whose range is as long as the distance', () => {
    expect(away({ 'pw.rangedCombat': 'true' })).toEqual(['A'])
    expect(longestRange(shipIn(duel(armed), 'a'))).toBe(3)
  })
})

describe('defences that may answer (PW-020, PW-Q19)', () => {
  const answers = (rulings = {}) => {
    const state = duel({ ...armed, rulings })
    return [usableDefences(state, sh('x'), 'front'), usableDefences(state, sh('x'), 'top')]
  }
  it('pw.noDefenceScope = sector: those of the sector aimed at', () => {
    expect(answers()).toEqual([['a'], []])
  })
  it('pw.noDefenceScope = ship: whatever the ship has left', () => {
    expect(answers({ 'pw.noDefenceScope': 'ship' })).toEqual([
      ['a', 'b'],
      ['a', 'b']
    ])
  })
})
