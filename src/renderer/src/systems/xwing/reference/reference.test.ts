import { describe, expect, it } from 'vitest'
import { aShip, aSquad, battle, duel, pass, play } from '@kit/systems/xwing'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { reference } from './reference'

const figures = (name: string): unknown[][] =>
  (reference.tables[name]?.().rows ?? []).map(row => row.map(cell => (typeof cell === 'object' ? cell.key.split('.').at(-1) : cell)))

/** What a passage says of a ship: the last word of each label, or the name in it, with the value. */
const said = (passage: string, state: BattleState, id: string): readonly unknown[][] =>
  reference
    .now(passage, state, id)
    .map(({ label, value }) => [
      label.values?.['name'] ?? label.key.split('.').at(-1),
      typeof value === 'object' ? (value.values ?? value.key.split('.').at(-1)) : value
    ])

describe('the tables of the reference', () => {
  it('count the faces of both dice (XW-034)', () => {
    expect(figures('faces')).toEqual([
      ['hit', 3, 0],
      ['crit', 1, 0],
      ['focus', 2, 2],
      ['evade', 0, 3],
      ['blank', 2, 3]
    ])
  })
  it('say what range and obstruction add (XW-035, XW-036)', () => {
    expect(figures('bonuses')).toEqual([
      [0, '–', '–'],
      [1, '+1', '–'],
      [2, '–', '–'],
      [3, '–', '+1'],
      ['obstructed', '–', '+1']
    ])
  })
  it('have the 33 cards of the deck (XW-039)', () => {
    const deck = figures('deck')
    expect(deck.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(33)
    expect(deck).toContainEqual(['directHit', 5])
  })
  it('put the bullseye and the front into the full front arc', () => {
    expect(Object.fromEntries(figures('arcs'))).toMatchObject({ bullseye: 'fullFront', front: 'fullFront', rear: 'fullRear', left: '–' })
  })
})

describe('what a passage means for a ship', () => {
  it('is its weapons with what is left of their charges (XW-004, XW-011)', () => {
    expect(said('weapon', duel(), 'a')).toEqual([
      ['cannon', { attack: 3, rangeMin: 0, rangeMax: 3, charges: 0, chargesLeft: 0 }],
      ['torpedoes', { attack: 4, rangeMin: 2, rangeMax: 3, charges: 2, chargesLeft: 2 }]
    ])
  })
  it('is its agility and the tokens it holds (XW-017, XW-037)', () => {
    const state = duel({ x: { tokens: { ...NO_TOKENS, focus: 2 } } })
    expect(said('defense-dice', state, 'x')).toEqual([
      ['agility', 2],
      ['focus', 2]
    ])
  })
  it('is whether it has engaged (XW-002)', () => {
    const before = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')))
    const engaging = play(before, { type: 'beginEngagement' })
    expect(said('steps', engaging, 'a')).toEqual([['engaged', 'no']])
    expect(said('steps', play(engaging, pass('a')), 'a')).toEqual([['engaged', 'yes']])
  })
  it('is what is left of it (XW-038)', () => {
    const [first, ...others] = duel().ships
    if (first === undefined) throw new Error('no ship')
    const hurt = { ...first, shields: 0, facedown: 1, faceup: [{ id: 'c1', card: 'fuelLeak' as const }] }
    const state = { ...duel(), ships: [hurt, ...others] }
    expect(said('damage', state, 'a')).toEqual([
      ['shields', 0],
      ['cards', 2],
      ['hullLeft', 1]
    ])
    expect(said('deck', state, 'a')).toEqual([
      ['facedown', 1],
      ['faceup', 'fuelLeak']
    ])
  })
  it('follows the house rule about bonus attacks (XW-029)', () => {
    expect(said('bonus-attacks', duel(), 'a')).toEqual([['bonusAttacks', { count: 0, max: 1 }]])
    expect(said('bonus-attacks', duel({ rulings: { 'xw.bonusAttackLimit': 'none' } }), 'a')).toEqual([['bonusAttacks', 0]])
  })
  it('is nothing for a ship that is not there, or where nothing is to be told', () => {
    expect(said('damage', duel(), 'nobody')).toEqual([])
    expect(said('neutralize', duel(), 'a')).toEqual([])
  })
})
