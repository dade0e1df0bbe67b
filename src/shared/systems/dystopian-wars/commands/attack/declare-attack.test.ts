import { describe, expect, it } from 'vitest'
import {
  aSquadron,
  aUnit,
  attack,
  attacksIn,
  battle,
  duel,
  fire,
  given,
  havingUnit,
  havingWing,
  next,
  play,
  playAll,
  roll,
  shot
} from '@kit/systems/dystopian-wars'

const start = duel()

describe('declaring attacks (DW-001)', () => {
  it('takes them all before any is rolled', () => {
    const both = playAll(start, attack('a', 'x'), attack('b', 'y'))
    expect(attacksIn(both).map(one => [one.id, one.status])).toEqual([
      ['a1', 'declared'],
      ['a2', 'declared']
    ])
    given(both).when(roll('a1')).isRefused('wrong-step')
    given(playAll(both, next))
      .when(attack('a', 'y', 'torpedoes'))
      .isRefused('wrong-step')
  })
  it('is for the squadron that acts, against others', () => {
    given(start).when(attack('x', 'a')).isRefused('not-in-squadron')
    given(start).when(attack('a', 'b')).isRefused('not-an-enemy')
    given(start).when(attack('a', 'a')).isRefused('same-combatant')
    given(havingUnit(start, 'x', { status: 'removed' }))
      .when(attack('a', 'x'))
      .isRefused('out-of-play')
    given(havingUnit(start, 'a', { status: 'removed' }))
      .when(attack('a', 'x'))
      .isRefused('out-of-play')
  })
  it('names what is there', () => {
    given(start).when(attack('a', 'z')).isRefused('no-such-combatant')
    given(start).when(attack('z', 'x')).isRefused('no-such-combatant')
    given(start)
      .when(attack('a', 'x', 'catapult'))
      .isRefused('no-such-weapon')
    const idle = battle([aSquadron('ours', [aUnit('a')])], [aSquadron('theirs', [aUnit('x')])])
    given(idle).when(attack('a', 'x')).isRefused('no-activation')
  })
})

describe('attacks of Tiny Flyers (DW-002)', () => {
  it('are Ack Ack and ordnance in one go', () => {
    const both = playAll(start, attack('f', 'x', 'aa'), attack('f', 'x', 'ordnance'))
    expect(attacksIn(both)).toHaveLength(2)
    given(both)
      .when(attack('f', 'y', 'aa'))
      .isRefused('already-fired')
  })
  it('are barred after an abort', () => {
    given(havingWing(start, 'f', { bar: 'all' }))
      .when(attack('f', 'x', 'ordnance'))
      .isRefused('barred')
    given(havingWing(start, 'f', { bar: 'aa' }))
      .when(attack('f', 'x', 'aa'))
      .isRefused('barred')
    expect(attacksIn(play(havingWing(start, 'f', { bar: 'aa' }), attack('f', 'x', 'ordnance')))).toHaveLength(1)
  })
  it('fall on wings with Ack Ack alone', () => {
    given(start).when(attack('a', 'g')).isRefused('not-against-wings')
    given(start)
      .when(attack('f', 'g', 'ordnance'))
      .isRefused('not-against-wings')
    expect(attacksIn(play(start, attack('f', 'g', 'aa')))).toHaveLength(1)
  })
})

describe('fire options (DW-006)', () => {
  const split = (splitDice: number | null) => ({ parts: [shot('a')], option: 'split' as const, splitDice })
  it('a weapon fires once', () => {
    given(play(start, attack('a', 'x')))
      .when(attack('a', 'y'))
      .isRefused('already-fired')
  })
  it('unless its dice are split, as far as they go', () => {
    const half = play(start, attack(split(5), 'x'))
    expect(attacksIn(play(half, attack(split(3), 'y')))).toHaveLength(2)
    given(half)
      .when(attack(split(4), 'y'))
      .isRefused('too-many-dice')
    given(start)
      .when(attack(split(9), 'x'))
      .isRefused('too-many-dice')
  })
  it('measure from base to base: nothing at all is a distance', () => {
    expect(attacksIn(play(start, attack(fire(shot('a', 'gun', { rangeInches: 0 })), 'x')))).toHaveLength(1)
    given(start)
      .when(attack(fire(shot('a', 'gun', { rangeInches: -1 })), 'x'))
      .isRefused('bad-number')
  })
  it('a split names its dice, and nothing else does', () => {
    given(start)
      .when(attack(split(null), 'x'))
      .isRefused('bad-fire')
    given(start)
      .when(attack(split(0), 'x'))
      .isRefused('bad-number')
    given(start)
      .when(attack({ ...fire(shot('a')), splitDice: 2 }, 'x'))
      .isRefused('bad-fire')
  })
  it('linked and combined fire has several parts, each once, of one side', () => {
    expect(attacksIn(play(start, attack(fire(shot('a'), shot('b')), 'x')))[0]?.option).toBe('combine')
    expect(attacksIn(play(start, attack({ ...fire(shot('a'), shot('a', 'rockets')), option: 'link' }, 'x')))).toHaveLength(1)
    given(start)
      .when(attack({ ...fire(shot('a')), option: 'link' }, 'x'))
      .isRefused('bad-fire')
    given(start)
      .when(attack(fire(shot('a'), shot('a')), 'x'))
      .isRefused('bad-fire')
    given(start)
      .when(attack(fire(shot('a'), shot('y')), 'x'))
      .isRefused('mixed-sides')
  })
  it('needs a distance within reach and dice to roll', () => {
    given(start)
      .when(attack(fire(shot('a', 'gun', { rangeInches: 25 })), 'x'))
      .isRefused('out-of-range')
    given(start)
      .when(attack(fire(shot('a', 'gun', { rangeInches: -1 })), 'x'))
      .isRefused('bad-number')
    given(havingUnit(start, 'a', { aa: 0 }))
      .when(attack('a', 'x', 'aa'))
      .isRefused('no-dice')
  })
})
