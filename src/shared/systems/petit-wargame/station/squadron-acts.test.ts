import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, battle, detect, duel, engage, equipped, facing, fight, play, sq } from '@kit/systems/petit-wargame'
import type { BattleState } from '../model/battle'
import { petitStation } from './station'

const proposed = (state: BattleState, squadron = 'ours'): readonly string[] =>
  petitStation.acts(state, [sq(squadron)]).map(({ key }) => key)
/** What each of both players may propose. */
const both = (state: BattleState): readonly (readonly string[])[] => ['ours', 'theirs'].map(squadron => proposed(state, squadron))
const NOTHING_LEFT = { front: '', rear: '', right: '', left: '', top: '', bottom: '' }

describe('what a player may speak for', () => {
  it('is the squadrons of the own side', () => {
    expect(['A', 'B'].map(side => petitStation.claims(duel(), side).map(({ id }) => id))).toEqual([['ours'], ['theirs']])
  })
})

describe('what the player of a squadron may propose', () => {
  it('is of that squadron alone', () => {
    const between = battle([aSquadron('ours', aShip('a')), aSquadron('more', aShip('b'))], [aSquadron('theirs', aShip('x'))])
    expect(proposed(between)).toEqual(['ours/activate'])
  })

  it('is something to do only for the squadron that acts', () => {
    for (const state of [duel(), fight()]) expect(proposed(state, 'theirs')).toEqual([])
  })

  it('is a countermeasure for the ship that is looked for alone (PW-032)', () => {
    const lookedFor = play(duel({ x: { front: 'w', top: 'y' } }), detect('W'))
    expect(both(lookedFor)).toEqual([[], ['x/counter']])
  })
})

describe('what the player of a squadron may propose in a fight', () => {
  const armed = { a: { front: 'CCCC' }, x: { top: '+AAW', rear: '+' } }
  it('is the position for the ship that has won the test alone (PW-046)', () => {
    expect(both(play(fight(armed), engage(), [6], [1]))).toEqual([['a/position'], []])
    expect(both(play(fight(armed), engage(), [1], [6]))).toEqual([[], ['x/position']])
  })

  it('is the weapon and the fire for the ship that shoots alone', () => {
    expect(both(facing('front', 'top', armed))).toEqual([['a/fire'], []])
  })

  it('is the defence, and what is lost, for the ship that is shot at alone (PW-051, PW-059)', () => {
    const fire = { type: 'declareFire', weapon: 'C', mode: 'concentrated' } as const
    expect(both(play(facing('front', 'top', { ...armed, x: { top: 'ab' } }), fire))).toEqual([[], ['x/defence']])
    expect(both(play(facing('front', 'top', armed), fire, [4, 4]))).toEqual([[], ['x/losses']])
  })
})

describe('what the player of a squadron may propose in combat', () => {
  it('is an engagement by each of its ships, and to go on', () => {
    expect(proposed(fight())).toEqual(['a/engage', 'b/engage', 'ours/goOn'])
  })

  it('is nothing by a ship that is destroyed', () => {
    expect(proposed(equipped(fight(), 'b', NOTHING_LEFT))).toEqual(['a/engage', 'ours/goOn'])
  })
})
