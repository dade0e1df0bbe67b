import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { CRITICAL_NAMES, CRITICAL_ROWS } from '../model/criticals'
import { canLaunch, isObscured, suffers } from '../derive/criticals'
import { criticalRating, movement, steering, workingGenerators } from '../derive/ratings'
import { partDice } from '../derive/part-dice'
import { weaponId } from '../model/force'
import { criticalWays } from '../odds/attack-odds'
import { damage, duel, given, havingUnit, play, rolledFor, suffering, u, unitIn } from '@kit/systems/dystopian-wars'

const hit = (rulings: BattleState['rulings'] = {}): BattleState => rolledFor(duel({ x: { ap: 5 }, rulings }), 8)
const after = (faces: readonly number[], ...more: readonly (readonly number[])[]): BattleState => play(hit(), damage, faces, ...more)
const unit = (state: BattleState) => unitIn(state, 'x')

describe('the critical table (DW-066)', () => {
  it('has eleven rows of two dice, seven the likeliest', () => {
    expect([...criticalWays().values()].reduce((sum, ways) => sum + ways, 0)).toBe(36)
    expect([criticalWays().get(2), criticalWays().get(7), criticalWays().get(12)]).toEqual([1, 6, 1])
    expect(new Set(CRITICAL_ROWS.map(row => CRITICAL_NAMES[row])).size).toBe(11)
  })
  it('tells with each critical whether it stays on the unit', () => {
    given(hit())
      .when(damage)
      .rolling([1, 2])
      .thenAmong(event => event.type === 'criticalSuffered' && event.stays)
    given(hit())
      .when(damage)
      .rolling([1, 6], [2])
      .thenAmong(event => event.type === 'criticalSuffered' && !event.stays)
  })
  it('2 destroys the unit, and everybody near is owed an answer', () => {
    const state = after([1, 1])
    expect([unit(state).status, unit(state).hp, state.obligations]).toMatchObject(['removed', 0, [{ kind: 'explosion', unitId: 'x' }]])
  })
  it('3 shreds its defences', () => {
    expect(suffers(unit(after([1, 2])), 3)).toBe(true)
  })
  it('4 costs two assault points, as far as there are, and it is obscured no more', () => {
    expect(unit(after([1, 3])).ap).toBe(3)
    expect(unit(play(havingUnit(hit(), 'x', { ap: 1 }), damage, [1, 3])).ap).toBe(0)
    expect(isObscured({ ...unit(after([1, 3])), isObscured: true })).toBe(false)
  })
  it('5 stops its generators and launches', () => {
    const burnt = { ...unit(after([1, 4])), shields: 2, guardians: 1 }
    expect([workingGenerators(burnt), canLaunch(burnt)]).toEqual([{ shields: 0, guardians: 0 }, false])
  })
  it('6 damages its weapons', () => {
    expect(suffers(unit(after([1, 5])), 6)).toBe(true)
  })
  it('7 costs one assault point and a D3 more, and does not stay', () => {
    given(hit())
      .when(damage)
      .rolling([1, 6])
      .asks({ purpose: 'dw.roll.pounding', die: 'd3', count: 1 })
      .rolling([2])
      .thenState(state => expect([unit(state).ap, unit(state).criticals]).toEqual([2, []]))
  })
  it('8 halves its movement, to the half inch', () => {
    expect(movement(unit(after([2, 6]))).total).toBe(3.5)
    expect(movement({ ...unit(after([2, 6])), movementInches: 0 }).total).toBe(0)
  })
  it('9 locks its rudder (dw.navLock = noTurn)', () => {
    expect(steering({}, unit(after([3, 6])))).toEqual({ canTurn: false, canChangeHeight: true })
    expect(steering({}, unit(hit()))).toEqual({ canTurn: true, canChangeHeight: true })
  })
  it('9 locks its height as well (dw.navLock = noTurnNoHeightChange)', () => {
    expect(steering({ 'dw.navLock': 'noTurnNoHeightChange' }, unit(after([3, 6])))).toEqual({ canTurn: false, canChangeHeight: false })
  })
  it('10 lowers its Critical Rating to the Damage Rating', () => {
    expect(criticalRating(unit(after([4, 6])))).toMatchObject({ total: 4, parts: [{ value: 7 }, { value: -3, source: 'DW-066' }] })
  })
  it('10 raises no rating, should a card have CR below DR', () => {
    expect(criticalRating({ ...unit(after([4, 6])), dr: 9 }).total).toBe(7)
  })
  it('11 silences rockets, bombs and torpedoes', () => {
    expect(suffers(unit(after([5, 6])), 11)).toBe(true)
  })
  it('12 throws it 2D6 inches somewhere (dw.sturginium = teleport2d6)', () => {
    given(hit())
      .when(damage)
      .rolling([6, 6])
      .asks({ purpose: 'dw.roll.flareDirection', count: 1 })
      .rolling([4])
      .asks({ purpose: 'dw.roll.flareDistance', count: 2 })
      .rolling([3, 5])
      .thenAmong({ type: 'unitTeleported', unitId: unit(hit()).id, direction: 'starboard', inches: 8 })
      .thenState(state => expect(unit(state).hp).toBe(4))
  })
  it.each([
    [1, 'fore'],
    [2, 'fore'],
    [3, 'port'],
    [5, 'aft'],
    [6, 'aft']
  ] as const)('12 with a %i throws it %s', (face, direction) => {
    given(hit())
      .when(damage)
      .rolling([6, 6], [face], [1, 1])
      .thenAmong(event => event.type === 'unitTeleported' && event.direction === direction)
  })
  it('12 removes it (dw.sturginium = removed)', () => {
    expect(unit(play(hit({ 'dw.sturginium': 'removed' }), damage, [6, 6])).status).toBe('removed')
  })
  it('lays a critical once, however often it is rolled', () => {
    const twice = play(suffering(hit(), 'x', 8), damage, [2, 6])
    expect(unit(twice).criticals).toHaveLength(1)
  })
})

describe('damaged weapons and engines rolled again (DW-066)', () => {
  const gun = { combatantId: u('x'), weaponId: weaponId('gun'), rangeInches: 8, obstructions: 0 } as const
  const twice = (rulings: BattleState['rulings'], faces: readonly number[]): BattleState =>
    play({ ...suffering(hit(), 'x', 6, 8), rulings }, damage, faces)
  const left = (state: BattleState) => [partDice(havingUnit(state, 'x', { hp: 6 }), gun).total, movement(unit(state)).total]
  it('halve once (dw.criticalTwice = once)', () => {
    expect([left(twice({}, [3, 3])), left(twice({}, [4, 4]))]).toEqual([
      [4, 3.5],
      [4, 3.5]
    ])
  })
  it('halve again each time (dw.criticalTwice = again)', () => {
    const again = { 'dw.criticalTwice': 'again' }
    expect([left(twice(again, [3, 3])), left(twice(again, [4, 4]))]).toEqual([
      [2, 3.5],
      [4, 1.75]
    ])
    expect(unit(twice(again, [3, 3])).criticals[0]).toEqual({ row: 6, turn: 1, triedTurn: null, times: 2 })
    expect(unit(play({ ...suffering(hit(), 'x', 3), rulings: again }, damage, [1, 2])).criticals).toHaveLength(1)
  })
})
