import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { anArmada, battle, having } from '@kit/systems/starfinder-armada'
import { lineUp, type Field } from './field'
import { aim, chartOf, newChoice } from './aim'

const REACH = [4, 8, 12] as const
const state = battle(
  anArmada('a', [{ id: 'gun', fleetClass: 'capital' }]),
  anArmada('b', [
    { id: 'strong', fleetClass: 'fighter' },
    { id: 'weak', fleetClass: 'destroyer' },
    { id: 'plain', fleetClass: 'capital' }
  ])
)

function chosen(from: BattleState, field: Field, count = 1, struck = [0, 0, 0, 0]): readonly (string | undefined)[] {
  const choice = newChoice()
  aim(choice, from, field, chartOf(from), 0, REACH, Float64Array.from(struck), count)
  return [...choice.targets].slice(0, choice.size).map(target => from.fleets[target]?.id)
}

describe('a fleet of the forecast fires', () => {
  it('at whom it hurts most: weak to its class before neither, before strong', () => {
    expect(chosen(state, lineUp(state, 2), 3)).toEqual(['weak', 'plain', 'strong'])
    expect(chosen(state, lineUp(state, 2))).toEqual(['weak'])
  })

  it('at someone nearer when the range costs more than the class gains', () => {
    const field = lineUp(state, 2)
    field.ahead[2] = 11
    expect(chosen(state, field)).toEqual(['plain'])
  })

  it('counts the last hex of a band to that band', () => {
    const weakAt = (hexes: number, othersAt: number): readonly unknown[] => {
      const field = lineUp(state, othersAt)
      field.ahead[2] = hexes
      return chosen(state, field)
    }
    // `plain` stands a row aside, so that it is one hex further than its line.
    for (const last of REACH) expect([weakAt(last, last - 1), weakAt(last + 1, last - 1)]).toEqual([['weak'], ['plain']])
  })

  it('at nobody out of range or out of the fight', () => {
    expect(chosen(state, lineUp(state, 13))).toEqual([])
    const fallen = having(state, 'weak', { status: 'disabled', hp: 0 })
    expect(chosen(fallen, lineUp(fallen, 2), 3)).toEqual(['plain', 'strong'])
  })

  it('of equals at the one nearest to falling', () => {
    const twins = battle(anArmada('a', [{ id: 'gun' }]), anArmada('b', [{ id: 'whole' }, { id: 'hurt' }, { id: 'fresh' }]))
    const hurt = having(twins, 'hurt', { hp: 3 })
    expect(chosen(hurt, lineUp(hurt, 2))).toEqual(['hurt'])
  })

  it('in the order of what they are worth, whoever comes first', () => {
    const other = { ...state, fleets: [0, 3, 2, 1].flatMap(i => state.fleets[i] ?? []) }
    expect(chosen(other, lineUp(other, 2), 3)).toEqual(['weak', 'plain', 'strong'])
  })

  it('rather at bare hulls than at armor that takes off damage, unless it brings bombers (SA-031, SA-035)', () => {
    const them = anArmada('b', [{ id: 'thick', abilities: ['damageThreshold'] }, { id: 'bare' }])
    const against = (...abilities: readonly 'bombers'[]): BattleState => battle(anArmada('a', [{ id: 'gun', abilities }]), them)
    expect(chosen(against(), lineUp(against(), 2))).toEqual(['bare'])
    expect(chosen(against('bombers'), lineUp(against('bombers'), 2))).toEqual(['thick'])
  })

  it('at one that the volley already puts out only when there is no other', () => {
    const struck = [0, 0, 999, 0]
    expect(chosen(state, lineUp(state, 2), 3, struck)).toEqual(['plain', 'strong', 'weak'])
  })
})
