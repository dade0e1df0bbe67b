import { describe, expect, it } from 'vitest'
import type { BattleState, FleetState } from '../model/battle'
import { FACTIONS } from '../model/design'
import { theFleet } from '../state'
import { aFleet, aShip, battle, f, having } from '@kit/systems/firestorm-armada'
import { commandDistance, handSize, tacticalBonus } from './fleet-traits'

const of = (count: number, rulings = {}): BattleState =>
  battle(
    rulings,
    aFleet(
      'red',
      Array.from({ length: count }, (_, i) => [aShip(`r${String(i)}`)]),
      ['v']
    ),
    aFleet('blue', [[aShip('x')]])
  )
const red = (state: BattleState): FleetState => theFleet(state, f('red'))
const losing = (state: BattleState, count: number): BattleState =>
  Array.from({ length: count }, (_, i) => `r${String(i)}`).reduce((before, id) => having(before, id, { status: 'destroyed' }), state)
const cards = (state: BattleState): number => handSize(state, red(state)).total

describe('what a faction brings (FA-003, FA-006)', () => {
  const bring = (fields: Partial<FleetState>, rulings = {}): readonly number[] => {
    const state = of(1, rulings)
    const fleet = { ...red(state), ...fields }
    return [tacticalBonus(state, fleet).total, commandDistance(fleet).total]
  }
  it('is a tactical bonus and a command distance', () => {
    expect(FACTIONS.map(faction => [faction, ...bring({ faction })])).toEqual([
      ['dindrenzi', 3, 6],
      ['aquan', 2, 6],
      ['terran', 2, 6],
      ['relthoza', 2, 8],
      ['sorylian', 1, 7],
      ['directorate', 1, 6]
    ])
  })
  it('is no more in an alliance (fa.allianceBonus = 0)', () => {
    expect(bring({ isAllied: true })[0]).toBe(2)
  })
  it('is one more in an alliance (fa.allianceBonus = 1)', () => {
    expect([bring({ isAllied: true }, { 'fa.allianceBonus': '1' })[0], bring({}, { 'fa.allianceBonus': '1' })[0]]).toEqual([3, 2])
  })
  it('may be shifted by the GM, the distance not below 0', () => {
    expect(bring({ tacticalShift: -5, commandShift: -9 })).toEqual([-3, 0])
  })
})

describe('the size of a hand (FA-059, FA-061)', () => {
  it('is one card a squadron and shrinks below five squadrons only (fa.handSize = minFiveSquadrons)', () => {
    expect([3, 5, 6, 8].map(count => cards(of(count)))).toEqual([3, 5, 5, 5])
    expect([1, 3, 4].map(lost => cards(losing(of(8), lost)))).toEqual([5, 5, 4])
  })
  it('is one card a squadron without a limit (fa.handSize = squadrons)', () => {
    const rulings = { 'fa.handSize': 'squadrons' }
    expect([3, 8].map(count => cards(of(count, rulings)))).toEqual([3, 8])
    expect(cards(losing(of(8, rulings), 1))).toBe(7)
  })
  it('stays that of the beginning while five squadrons are left (fa.handSize = startUntilFive)', () => {
    const rulings = { 'fa.handSize': 'startUntilFive' }
    expect([1, 3, 4, 6].map(lost => cards(losing(of(8, rulings), lost)))).toEqual([8, 8, 4, 2])
    expect([cards(of(3, rulings)), cards(losing(of(3, rulings), 1))]).toEqual([3, 2])
  })
  const small = (rulings = {}): BattleState =>
    having(having(of(3, rulings), 'r0', { shipClass: 'escort' }), 'r1', { shipClass: 'weaponPlatform' })
  it('counts every squadron, of escorts and of platforms too, and no flight (FA-061, fa.cardlessClasses = none)', () => {
    expect(cards(small())).toBe(3)
  })
  it('leaves out squadrons of escorts and of platforms (FA-Q18, fa.cardlessClasses = escorts)', () => {
    expect(cards(small({ 'fa.cardlessClasses': 'escorts' }))).toBe(1)
  })
  it('is never below 0', () => {
    const state = of(2)
    expect(handSize(state, { ...red(state), handShift: -4 }).total).toBe(0)
    expect(handSize(state, { ...red(state), handShift: 1 }).total).toBe(3)
  })
})

describe('the worked examples of hands (FA-062)', () => {
  it('leave 3 cards of six squadrons with three lost, and 5 with one lost', () => {
    expect([cards(losing(of(6), 3)), cards(losing(of(6), 1))]).toEqual([3, 5])
  })
})
