import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { aShip, aSquadron, battle, equipped, PLAIN, sq, told } from '@kit/systems/petit-wargame'
import { initiative, readySides, readySquadrons, squadronsActed } from './initiative'

const three = (rulings = {}): BattleState =>
  battle(
    [...'abc'].map(id => aSquadron(`s${id}`, aShip(id, PLAIN))),
    [aSquadron('sx', aShip('x', PLAIN))],
    rulings
  )
const acted = (state: BattleState, ...ids: readonly string[]): BattleState =>
  told(state, ...ids.map(id => ({ type: 'squadronActivated', squadronId: sq(id) }) as const))

describe('initiative (PW-028)', () => {
  it('is the die less the squadrons of the own side that have acted: 4 less 2, and 3 less 0', () => {
    const state = acted(three(), 'sa', 'sb')
    expect([initiative(state, 'A', 4).total, initiative(state, 'B', 3).total]).toEqual([2, 3])
    expect(initiative(state, 'A', 4).parts.map(part => part.label)).toEqual(['pw.part.die', 'pw.part.squadronsActed'])
  })
  it('pw.initCountDead = yes: squadrons that acted and were destroyed count (PW-Q10)', () => {
    expect(squadronsActed(equipped(acted(three(), 'sa', 'sb'), 'a', {}), 'A')).toBe(2)
  })
  it('pw.initCountDead = no: they no longer count', () => {
    expect(squadronsActed(equipped(acted(three({ 'pw.initCountDead': 'no' }), 'sa', 'sb'), 'a', {}), 'A')).toBe(1)
  })
})

describe('who is left to act (PW-029, PW-Q09, PW-Q10)', () => {
  it('is every squadron that has not acted and has a ship left', () => {
    expect(readySquadrons(equipped(acted(three(), 'sa'), 'b', {}), 'A').map(one => one.id)).toEqual(['sc'])
    expect([readySides(three()), readySides(acted(three(), 'sx'))]).toEqual([['A', 'B'], ['A']])
  })
})
