import { describe, expect, it } from 'vitest'
import { at, duel, havingShip, sh, shipIn } from '@kit/systems/petit-wargame'
import { placeOf } from '../state'
import { defenceAnswers, longestRange, riposteWeapons, usableDefences, usableWeapons, weaponsDue } from './fire'

const armed = { a: { front: 'AAAB', top: 'CC' }, x: { front: 'a', rear: 'bb' } }

describe('weapons that may fire (PW-017, PW-Q22)', () => {
  const away = (rulings = {}) =>
    usableWeapons(havingShip(duel({ ...armed, rulings }), 'x', { position: at(5, 5, 7) }), sh('a'), 'front', sh('x'))
  it('pw.rangedCombat = no: every weapon of the sector, whatever its range', () => {
    expect(away()).toEqual(['A', 'B'])
  })
  it('pw.rangedCombat = yes: those whose range is as long as the distance', () => {
    const near = (z: number) =>
      usableWeapons(
        havingShip(duel({ ...armed, rulings: { 'pw.rangedCombat': 'yes' } }), 'x', {
          position: { ...placeOf(shipIn(duel(armed), 'a')), z }
        }),
        sh('a'),
        'front',
        sh('x')
      )
    const { z } = placeOf(shipIn(duel(armed), 'a'))
    expect([near(z), near(z + 1), near(z + 3), near(z + 4)]).toEqual([['A', 'B'], ['A', 'B'], ['A'], []])
    expect(away({ 'pw.rangedCombat': 'yes' })).toEqual(['A'])
    expect(longestRange(shipIn(duel(armed), 'a'))).toBe(3)
  })
})

describe('the weapons of a riposte (PW-049)', () => {
  const state = duel({ a: { front: 'AAA' }, x: { front: 'AAABBBBCC' } })
  const pair = { shipId: sh('a'), targetId: sh('x') }
  it('are those that reach farther than the weapon in use, and not those that reach as far', () => {
    expect([2, 3, 4].map(range => riposteWeapons(state, pair, 'front', range))).toEqual([['A', 'B'], ['B'], []])
  })
  it('are those due where the enemy fires first, against the range of the weapon declared', () => {
    const engagement = { ...pair, firingSector: 'front', targetSector: 'front', weapon: 'A', role: 'riposte', hasRiposted: false } as const
    expect(weaponsDue(state, { ...engagement, stage: 'fire', winnerId: null, shot: null })).toEqual(['B'])
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
  it('pw.defenderMayDecline = yes: or none; a ship without any answers with none', () => {
    const state = duel({ ...armed, rulings: { 'pw.defenderMayDecline': 'yes' } })
    expect([defenceAnswers(state, sh('x'), 'front'), defenceAnswers(state, sh('x'), 'top')]).toEqual([['a', null], [null]])
  })
})
