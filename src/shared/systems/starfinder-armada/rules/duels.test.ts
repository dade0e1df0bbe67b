import { describe, expect, it } from 'vitest'
import type { BattleState, Duel } from '../model/battle'
import { anArmada, anOfficer, battle, f, o } from '@kit/systems/starfinder-armada'
import { isDuelWon, officersAble, officersKnown } from './duels'

const start = battle(
  anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a')]),
  anArmada('them', [{ id: 'x' }, { id: 'y' }], [anOfficer('Kor', 'commander', 'x'), anOfficer('Vex', 'chiefCaster', 'x')])
)
const between = (from: string, to: string, total: number): Duel => ({
  officerId: o('Cy'),
  fleetId: f(from),
  targetId: f(to),
  total,
  dc: 18
})
const isWon = (duel: Duel, ...others: readonly Duel[]) => isDuelWon({ ...start, duels: [duel, ...others] }, duel)

describe('a duel is won (SA-064)', () => {
  it('by a check that reaches the number', () => {
    expect([isWon(between('a', 'x', 18)), isWon(between('a', 'x', 17))]).toEqual([true, false])
  })
})

describe('a duel answered (SA-065)', () => {
  const back = between('x', 'a', 1)
  it('has 5 more, on both sides and whoever was first', () => {
    expect([isWon(between('a', 'x', 13), back), isWon(between('a', 'x', 12), back)]).toEqual([true, false])
    const answer = between('x', 'a', 13)
    expect(isDuelWon({ ...start, duels: [between('a', 'x', 1), answer] }, answer)).toBe(true)
  })
  it('is one by the fleet dueled, against the fleet that duels', () => {
    for (const other of [between('y', 'a', 1), between('x', 'b', 1), between('b', 'x', 1)])
      expect(isWon(between('a', 'x', 13), other)).toBe(false)
  })
})

describe('officers a side knows (SA-065, SA-074)', () => {
  const knowing = (level: number): BattleState => ({ ...start, scans: [{ sideId: 'A', fleetId: f('x'), level }] })
  it('are those of a fleet scanned to the third category', () => {
    expect([2, 3].map(level => officersKnown(knowing(level), 'A', f('x')))).toEqual([false, true])
  })
  it('are none of another fleet, nor of another side', () => {
    expect([officersKnown(knowing(3), 'A', f('y')), officersKnown(knowing(3), 'B', f('x'))]).toEqual([false, false])
  })
})

describe('officers who can fall (SA-066)', () => {
  const names = (state: BattleState, fleet: string) => officersAble(state, f(fleet)).map(officer => officer.id)
  it('are those aboard who have not', () => {
    expect([names(start, 'x'), names(start, 'y')]).toEqual([['Kor', 'Vex'], []])
    const fallen = { ...start, officers: start.officers.map(one => ({ ...one, isIncapacitated: one.id === o('Kor') })) }
    expect(names(fallen, 'x')).toEqual(['Vex'])
  })
})
