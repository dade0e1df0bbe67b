import { describe, expect, it } from 'vitest'
import type { Measure } from '../model/battle'
import { aWeapon, defenderWindow, duel, holding, play, s, skipTo } from '@kit/systems/xwing'
import { attackOptions } from './options'

const seen = (targetId: string, range: number, arc: Measure['arc'] = 'front'): Measure => ({
  targetId: s(targetId),
  arc,
  range,
  isObstructed: range === 3
})
const measured = (state = duel(), ...measures: readonly Measure[]) => play(state, { type: 'measureTargets', shipId: s('a'), measures })

describe('what a ship may attack (XW-003, XW-004, XW-005)', () => {
  it('is each enemy in the arc of each weapon, with the reason where it is not', () => {
    const state = measured(holding(duel(), 'a', {}, 'y'), seen('x', 1), seen('x', 1, 'turret'), seen('y', 3))
    expect(attackOptions(state).map(({ command, refusal }) => [command.weaponId, command.defenderId, command.range, refusal])).toEqual([
      ['cannon', 'x', 1, null],
      ['cannon', 'y', 3, null],
      ['torpedoes', 'x', 1, 'out-of-range'],
      ['torpedoes', 'y', 3, null]
    ])
    expect(attackOptions(state)[1]?.command).toMatchObject({ type: 'declareAttack', kind: 'standard', isObstructed: true })
  })
  it('is met by front weapons in the bullseye, which lies inside the front arc', () => {
    const lance = aWeapon('lance', { arc: 'bullseye' })
    const state = measured(duel({ a: { weapons: [aWeapon('cannon'), lance] } }), seen('x', 2, 'bullseye'), seen('y', 1))
    expect(attackOptions(state).map(({ command, refusal }) => [command.weaponId, command.defenderId, command.range, refusal])).toEqual([
      ['cannon', 'x', 2, null],
      ['cannon', 'y', 1, null],
      ['lance', 'x', 2, null]
    ])
  })
  it('is nothing before anybody has measured, and without an enemy in an arc', () => {
    expect([
      attackOptions(duel()),
      attackOptions(measured(duel({ a: { weapons: [aWeapon('tail', { arc: 'rear' })] } }), seen('x', 1)))
    ]).toEqual([[], []])
  })
  it('is a bonus attack in the aftermath', () => {
    const state = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'attackerBonus')
    expect(attackOptions(measured(state, seen('x', 2)))[0]).toMatchObject({ command: { kind: 'bonus' }, refusal: null })
  })
})
