import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquad,
  attacked,
  attackerWindow,
  battle,
  defenderWindow,
  duel,
  having,
  holding,
  pass,
  play,
  s,
  shoot
} from '@kit/systems/xwing'
import { evolve } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { reference } from './reference'

/** The last word of a message, or the names and numbers in it with that. */
const short = (cell: unknown): unknown => {
  if (typeof cell !== 'object' || cell === null || !('key' in cell)) return cell
  const { key, values = {} } = cell as { readonly key: string; readonly values?: Readonly<Record<string, unknown>> }
  const inside = Object.values(values).map(short)
  if (key === 'view.named' || key === 'xwTable.owed') return inside.join(' ')
  return [key.split('.').at(-1), ...inside].join(' ')
}
const figures = (name: string): unknown[][] => (reference.tables[name]?.().rows ?? []).map(row => row.map(short))
const said = (passage: string, state: BattleState, id: string): readonly unknown[][] =>
  reference.now(passage, state, id).map(({ label, value }) => [short(label), short(value)])

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
  it('put the bullseye into the front arc, and that into the full front arc', () => {
    expect(Object.fromEntries(figures('arcs'))).toMatchObject({ bullseye: 'front', front: 'fullFront', rear: 'fullRear', left: '–' })
  })
  it('go through the six steps in order, the other player first where dice are modified (XW-001, XW-013, XW-018)', () => {
    const steps = figures('steps')
    expect([...new Set(steps.map(([number]) => number))]).toEqual([1, 2, 3, 4, 5, 6])
    expect(steps.filter(([number]) => number === 2).map(([, , stage]) => stage)).toEqual([
      'rollAttack',
      'defenderModifiesAttack',
      'attackerModifiesAttack'
    ])
    expect(steps.at(-1)).toEqual([6, 'aftermath', 'attackerBonus'])
  })
})

describe('what a passage means for a ship before it attacks', () => {
  it('is its weapons, what is left of their charges, and what they ask for and cost (XW-004, XW-006, XW-009)', () => {
    expect(said('weapon', duel(), 'a')).toEqual([
      ['cannon', 'weapon 3 0 3 0 0'],
      ['torpedoes', 'weaponWithCharges 4 2 3 2 2'],
      ['torpedoes', 'ordnance'],
      ['torpedoes', 'asks lock'],
      ['torpedoes', 'costs costCharges 1']
    ])
  })
  it('leaves out range 0 where the house rule does (XW-008)', () => {
    const original = duel({ rulings: { 'xw.edition': 'original' } })
    expect(said('weapon', original, 'a')[0]).toEqual(['cannon', 'weapon 3 1 3 0 0'])
  })
  it('is whom it has measured in the arc of each weapon (XW-003, XW-007)', () => {
    const seen = { targetId: s('x'), arc: 'bullseye', range: 2, isObstructed: true } as const
    const arcs = [
      ['cannon', 'front'],
      ['torpedoes', 'front']
    ]
    const measured = { ...duel(), measured: { shipId: s('a'), measures: [seen] } }
    expect(said('measuring', measured, 'a')).toEqual([...arcs, ['rangeTo x front', 'rangeOf 2 obstructed']])
    expect(said('measuring', { ...measured, rulings: { 'xw.arcsWithin': 'apart' } }, 'a')).toEqual(arcs)
  })
  it('is the dice it rolls with its bonuses, none for ordnance (XW-035, XW-036)', () => {
    const at3 = [
      ['agility rangeOf 3', 'dice 3'],
      ['agility obstructed', 'dice 3']
    ]
    expect(said('bonuses', duel(), 'a')).toEqual([['cannon rangeOf 1', 'dice 4'], ...at3])
    const [cannon, torpedoes] = aShip('a').weapons
    if (cannon === undefined || torpedoes === undefined) throw new Error('no weapon')
    const near = duel({ a: { weapons: [cannon, { ...torpedoes, rangeMin: 1 }] } })
    expect(said('bonuses', near, 'a')[1]).toEqual(['torpedoes rangeOf 1', 'dice 4'])
  })
  it('is the tokens of use on the dice, and locks either way (XW-015, XW-020, XW-037)', () => {
    const state = holding(holding(duel(), 'x', { focus: 2, evade: 1, stress: 1 }, 'a'), 'a', { force: 1 }, 'y')
    expect(said('defense-dice', state, 'x')).toEqual([
      ['agility', 2],
      ['focus', 2],
      ['evade', 1]
    ])
    expect(said('attack-dice', state, 'x').slice(2)).toEqual([
      ['focus', 2],
      ['lock', 'a']
    ])
    expect(said('tokens', state, 'a')).toEqual([
      ['force', 1],
      ['lock', 'y'],
      ['x', 'lock a']
    ])
  })
  it('is every marker that lies on it (XW-Q11)', () => {
    const state = duel()
    const marked = { ...state, ships: state.ships.map(ship => (ship.id === 'x' ? { ...ship, conditions: { ion: 2, jam: 1 } } : ship)) }
    expect(said('tokens', marked as typeof state, 'x')).toEqual([
      ['ion', 2],
      ['jam', 1]
    ])
  })
  it('is whether it has engaged, and its place in the order (XW-002, XW-040)', () => {
    const before = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')))
    const engaging = play(before, { type: 'beginEngagement' })
    expect(said('steps', engaging, 'a')).toEqual([['engaged', 'no']])
    expect(said('order', engaging, 'a')[1]).toEqual(['engagement', 'due'])
    expect(said('order', engaging, 'x')[1]).toEqual(['engagement', 'waits'])
    expect(said('steps', play(engaging, pass('a')), 'a')).toEqual([['engaged', 'yes']])
  })
  it('is the abilities of its cards, in the sample battle', () => {
    let count = 0
    const [ours, theirs] = sampleSquads(() => `id${String((count += 1))}`)
    const id = ours.ships[0]?.id ?? ''
    expect(said('attack-dice', battle(ours, theirs), id)).toContainEqual(['Sure aim', 'attackerModifiesAttack'])
    expect(said('defense-dice', battle(ours, theirs), id)).toEqual([['agility', 2]])
  })
  it('is the dice its player owns (XW-033)', () => {
    const state = duel()
    const few = { ...state, squads: state.squads.map(squad => ({ ...squad, attackDiceOwned: 3 })) }
    expect(said('faces', few, 'a')).toEqual([
      ['attackDiceOwned', 3],
      ['defenseDiceOwned', 'asManyAsNeeded']
    ])
  })
})

describe('what a passage means for a ship in an attack', () => {
  it('is its part in it, and the dice of it (XW-001, XW-017)', () => {
    const far = attackerWindow(duel(), 'hhb', shoot('a', 'x', { range: 3, isObstructed: true }))
    expect(said('steps', far, 'x')).toContainEqual(['defender', 'attackerModifiesAttack'])
    expect(said('steps', far, 'y')).toEqual([['engaged', 'no']])
    expect(said('defense-dice', far, 'x')).toEqual([
      ['agility', 2],
      ['defense', 4]
    ])
  })
  it('is that range 0 keeps the attacker from modifying dice, but for a house rule (XW-014, XW-019)', () => {
    const near = attacked(duel(), 'hfb', shoot('a', 'x', { range: 0 }))
    expect(said('range-0', near, 'a')).toEqual([
      ['attack', 3],
      ['attack modify', 'range-0'],
      ['defense', 2],
      ['defense modify', 'range-0']
    ])
    expect(said('range-0', near, 'x')).toEqual([
      ['attack', 3],
      ['defense', 2]
    ])
    expect(said('range-0', { ...near, rulings: { 'xw.edition': 'original' } }, 'a')).toHaveLength(2)
  })
  it('is what the dice leave, in the order of the house rule (XW-022)', () => {
    const rolled = defenderWindow(duel(), 'hhc', 'eb')
    expect(said('neutralize', rolled, 'x')).toEqual([
      ['leftAfter hits', 1],
      ['leftAfter crits', 1]
    ])
    const other = { ...rolled, rulings: { 'xw.neutralizeOrder': 'critsFirst' } }
    expect(said('neutralize', other, 'a')).toEqual([
      ['leftAfter hits', 2],
      ['leftAfter crits', 0]
    ])
    expect(said('neutralize', rolled, 'y')).toEqual([])
  })
})

describe('what a passage means for a ship that is hurt', () => {
  it('is what is left of it, and its cards (XW-038, XW-039)', () => {
    const faceup = [
      { id: 'c1', card: 'fuelLeak' },
      { id: 'c2', card: null }
    ] as const
    const hurt = having(duel(), 'a', { shields: 0, faceup })
    const state: BattleState = { ...hurt, obligations: [{ id: 'c2', kind: 'card', shipId: s('a'), round: 1 }] }
    expect(said('damage', state, 'a')).toEqual([
      ['shields', 0],
      ['cards', 2],
      ['hullLeft', 1]
    ])
    expect(said('deck', state, 'a')).toEqual([
      ['facedown', 0],
      ['faceup', 'fuelLeak'],
      ['faceup', 'unnamed'],
      ['ours', 'unseen 32']
    ])
    expect(said('deck', hurt, 'a')).toContainEqual(['faceup', 'nameless 1'])
  })
  it('is when it leaves, and that it still engages, but for a house rule (XW-031)', () => {
    const destroyed = evolve(duel(), { type: 'shipDestroyed', shipId: s('x'), leavesAfter: 4 })
    expect(said('order', destroyed, 'x')).toEqual([
      ['initiative', 4],
      ['engagement', 'waits'],
      ['status', 'destroyed'],
      ['leavesAfter', 4]
    ])
    expect(said('order', { ...destroyed, rulings: { 'xw.destroyedMayAttack': 'no' } }, 'x')[1]).toEqual(['engagement', 'out'])
  })
  it('is only that it has left once it has', () => {
    const gone = having(duel(), 'x', { status: 'removed' })
    expect([said('order', gone, 'x'), said('weapon', gone, 'x')]).toEqual([[['status', 'removed']], []])
  })
  it('follows the house rule about bonus attacks (XW-029)', () => {
    expect(said('bonus-attacks', duel(), 'a')).toEqual([['bonusAttacks', 'of 0 1']])
    expect(said('bonus-attacks', duel({ rulings: { 'xw.bonusAttackLimit': 'none' } }), 'a')).toEqual([['bonusAttacks', 0]])
  })
  it('is nothing for a ship that is not there, or where nothing is to be told', () => {
    expect(said('damage', duel(), 'nobody')).toEqual([])
    expect(said('neutralize', duel(), 'a')).toEqual([])
  })
})
