import { describe, expect, it } from 'vitest'
import type { BattleState, Fire } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { aWeapon, duel, fire, havingUnit, havingWing, mar, shot, suffering, u } from '@kit/systems/dystopian-wars'
import { fireDice } from './attack-dice'
import { partDice } from './part-dice'
import { suggestedModifiers } from './suggestions'

const start = duel()
const dice = (state: BattleState, fired: Fire | string, ...modifiers: readonly Modifier[]): number =>
  fireDice(state, typeof fired === 'string' ? fire(shot('a', fired)) : fired, [], modifiers).total
const modifier = (side: Modifier['side'], value: number): Modifier => ({ source: 'mar', side, name: side, value })

describe('dice by distance (DW-003)', () => {
  it('are those of the band the distance falls in', () => {
    const at = (rangeInches: number) => dice(start, fire(shot('a', 'gun', { rangeInches })))
    expect([at(0), at(8), at(8.5), at(16), at(17), at(24)]).toEqual([8, 8, 6, 6, 3, 3])
  })
  it('of a wing are those of the tokens it has left', () => {
    expect(dice(havingWing(start, 'f', { tokens: 3 }), fire(shot('f', 'ordnance')))).toBe(6)
    expect(dice(havingWing(start, 'f', { tokens: 3 }), fire(shot('f', 'aa')))).toBe(3)
  })
})

describe('dice after damage and criticals (DW-004)', () => {
  const after = (rulings: BattleState['rulings']) => {
    const state = duel({ rulings })
    return [dice(havingUnit(state, 'a', { hp: 4 }), 'gun'), dice(havingUnit(state, 'a', { hp: 1 }), 'cc')]
  }
  it('are one less for each hull point lost, down to none (dw.lastDie = lost)', () => {
    expect(after({})).toEqual([6, 0])
  })
  it('are one less for each hull point lost, and one at least (dw.lastDie = stays)', () => {
    expect(after({ 'dw.lastDie': 'stays' })).toEqual([6, 1])
  })
  const lost = (reading: string) =>
    [5, 4, 3, 1].map(hp => dice(havingUnit(duel({ rulings: { 'dw.diceLost': reading } }), 'a', { hp }), 'gun'))
  it('are one less for each hull point (dw.diceLost = onePerHull)', () => {
    expect(lost('onePerHull')).toEqual([7, 6, 5, 3])
  })
  it('are one less for every two of them (dw.diceLost = onePerTwo)', () => {
    expect(lost('onePerTwo')).toEqual([8, 7, 7, 6])
  })
  it('are what the GM adjusts (dw.diceLost = gm)', () => {
    expect(lost('gm')).toEqual([8, 8, 8, 8])
    const state = havingUnit(duel({ rulings: { 'dw.diceLost': 'gm' } }), 'a', { hp: 2, diceAdjustment: -3 })
    expect(dice(state, 'gun')).toBe(5)
  })
  it('are halved by damaged weapons, of ordnance alone', () => {
    const hurt = suffering(start, 'a', 6)
    expect([dice(hurt, 'gun'), dice(hurt, 'aa')]).toEqual([4, 5])
  })
  it('say what they are made of', () => {
    const parts = partDice(
      suffering(havingUnit(start, 'a', { hp: 5, diceAdjustment: 1 }), 'a', 6),
      shot('a', 'gun', { obstructions: 1 })
    ).parts
    expect(parts.map(part => [part.label, part.value])).toEqual([
      ['dw.part.base', 8],
      ['dw.part.damage', -1],
      ['dw.part.weaponDamage', -4],
      ['dw.part.obstructed', -2],
      ['dw.part.adjustment', 1]
    ])
  })
})

describe('dice of an obstructed shot (DW-005)', () => {
  const obstructed = fire(shot('a', 'gun', { rangeInches: 20, obstructions: 1 }))
  it('are half, down, and one at least (dw.halfRounding = downMin1)', () => {
    expect(dice(start, obstructed)).toBe(1)
    expect(dice(havingUnit(start, 'a', { hp: 4 }), obstructed)).toBe(1)
  })
  it('are half, up (dw.halfRounding = up)', () => {
    expect(dice(duel({ rulings: { 'dw.halfRounding': 'up' } }), obstructed)).toBe(2)
  })
})

describe('dice of a shot that is obstructed and out of clear sight (DW-005)', () => {
  const both = fire(shot('a', 'gun', { obstructions: 2 }))
  it('are halved for one of the two (dw.obstruction = once)', () => {
    expect(dice(start, both)).toBe(4)
  })
  it('are halved for each (dw.obstruction = twice)', () => {
    const twice = duel({ rulings: { 'dw.obstruction': 'twice' } })
    expect([dice(twice, both), dice(twice, fire(shot('a', 'gun', { obstructions: 1 })))]).toEqual([2, 4])
  })
})

describe('Ack Ack and Concussion Charges (DW-014, DW-050)', () => {
  it('ignore the line of sight and fire all round', () => {
    expect(dice(start, fire(shot('a', 'aa', { obstructions: 1 })))).toBe(5)
    expect(dice(start, fire(shot('a', 'cc', { obstructions: 1 })))).toBe(4)
  })
})

describe('auxiliary guns (DW-014, DW-050)', () => {
  it('ignore the line of sight and fire all round, as Ack Ack does', () => {
    const gun = aWeapon('turret', 'gunnery', { weaponClass: 'auxiliary' })
    const armed = havingUnit(duel({ rulings: { 'dw.obstruction': 'twice' } }), 'a', { weapons: [gun] })
    expect(([0, 1, 2] as const).map(obstructions => dice(armed, fire(shot('a', 'turret', { obstructions }))))).toEqual([8, 8, 8])
  })
})

describe('linked and combined fire', () => {
  const both = fire(shot('a'), shot('b', 'gun', { rangeInches: 16 }))
  it('adds half the dice of all but the lead (dw.linkHalf = yes)', () => {
    expect(dice(start, both)).toBe(11)
  })
  it('adds all dice (dw.linkHalf = no)', () => {
    expect(dice(duel({ rulings: { 'dw.linkHalf': 'no' } }), both)).toBe(14)
  })
})

describe('dice counted anew (DW-038)', () => {
  const both = fire(shot('a'), shot('b'))
  it('leave out who has been lost: the next one leads', () => {
    expect(dice(havingUnit(start, 'a', { status: 'removed' }), both)).toBe(8)
  })
  it('leave out wings that have aborted', () => {
    expect(dice(havingWing(start, 'f', { bar: 'all' }), fire(shot('f', 'ordnance')))).toBe(0)
  })
  it('of a split pool go as far as what is left of it', () => {
    const split: Fire = { ...fire(shot('a')), option: 'split', splitDice: 5 }
    const gave = (dice: number) => [{ part: shot('a'), share: { taken: dice, left: dice } }]
    expect(fireDice(start, split, gave(5), []).total).toBe(3)
    expect(fireDice(start, split, gave(8), []).total).toBe(0)
    expect(fireDice(start, split, gave(9), [modifier('attacker', 2)]).total).toBe(2)
    expect(fireDice(havingUnit(start, 'a', { hp: 2 }), split, [], []).total).toBe(4)
  })
})

describe('rules and cards of the defender (DW-040)', () => {
  it('take dice away, never below none', () => {
    expect([dice(start, 'gun', modifier('defender', -3)), dice(start, 'gun', modifier('defender', -20))]).toEqual([5, 0])
  })
  it('are suggested where its rules have them', () => {
    const state = havingUnit(start, 'x', { mars: [mar('other', { text: 'Small target', dice: -1 }), mar('inventiveScientist')] })
    expect(suggestedModifiers(state, fire(shot('a')), u('x'))).toEqual([
      { source: 'mar', side: 'defender', name: 'Small target', value: -1 }
    ])
  })
})

describe('rules and cards of the attacker (DW-041)', () => {
  it('add dice, counted after those of the defender', () => {
    const sum = fireDice(start, fire(shot('a')), [], [modifier('attacker', 2), modifier('defender', -3)])
    expect([sum.total, sum.parts.slice(1).map(part => part.source)]).toEqual([7, ['DW-040', 'DW-041']])
  })
  it('make up for what the defender took below none (dw.modifierFloor = atEnd)', () => {
    expect(dice(start, 'gun', modifier('attacker', 3), modifier('defender', -10))).toBe(1)
  })
  it('are added to none where the defender took all (dw.modifierFloor = afterDefender)', () => {
    const state = duel({ rulings: { 'dw.modifierFloor': 'afterDefender' } })
    expect(dice(state, 'gun', modifier('attacker', 3), modifier('defender', -10))).toBe(3)
    const sum = fireDice(state, fire(shot('a')), [], [modifier('attacker', 3), modifier('defender', -10)])
    expect(sum.parts.slice(1).map(part => [part.label, part.value])).toEqual([
      ['dw.part.defender', -10],
      ['dw.part.floor', 2],
      ['dw.part.attacker', 3]
    ])
  })
  it('are suggested where its rules have them', () => {
    const state = havingUnit(start, 'a', { mars: [mar('devastatingOrdnance', { dice: 2 }), mar('hardImpact')] })
    expect(suggestedModifiers(state, fire(shot('a')), u('x'))).toEqual([
      { source: 'mar', side: 'attacker', name: 'devastatingOrdnance', value: 2 }
    ])
  })
})

describe('weapons that a critical silences (DW-066)', () => {
  it('Ack Ack and Concussion Charges with the defences gone', () => {
    const state = suffering(start, 'a', 3)
    expect([dice(state, 'aa'), dice(state, 'cc'), dice(state, 'gun')]).toEqual([0, 0, 8])
  })
  it('rockets, bombs and torpedoes in Chaos and Disarray', () => {
    const state = suffering(start, 'a', 11)
    expect(['rockets', 'bombs', 'torpedoes', 'gun'].map(weapon => dice(state, weapon))).toEqual([0, 0, 0, 8])
  })
  it('stay silent whatever cards and rules add, unless the GM adds dice', () => {
    const silent = havingUnit(suffering(start, 'a', 3, 11), 'a', { diceAdjustment: 2 })
    const add = (source: Modifier['source']): Modifier => ({ source, side: 'attacker', name: 'Trick', value: 3 })
    expect([dice(silent, 'torpedoes'), dice(silent, 'torpedoes', add('card')), dice(silent, 'aa', add('mar'))]).toEqual([0, 0, 0])
    expect([dice(silent, 'torpedoes', add('gm')), dice(silent, 'gun', add('card'))]).toEqual([3, 13])
  })
  it('lead no joint fire: the next that fires does so in full', () => {
    const joint = fire(shot('a', 'torpedoes'), shot('b'))
    expect(dice(suffering(start, 'a', 11), joint, modifier('attacker', 1))).toBe(9)
  })
  it('say why a card adds nothing', () => {
    const sum = fireDice(suffering(start, 'a', 11), fire(shot('a', 'torpedoes')), [], [modifier('attacker', 2)])
    expect(sum.parts.at(-1)).toMatchObject({ label: 'dw.part.silent', value: -2, source: 'DW-066' })
  })
})
