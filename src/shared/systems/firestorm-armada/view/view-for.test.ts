import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { acting, after, at, duel, f, having, laid, play, s, shipIn, suffering, w } from '@kit/systems/firestorm-armada'
import type { BattleState } from '../model/battle'
import { viewFor } from './view-for'

const red: Viewer = { kind: 'side', sideId: 'A' }
const blue: Viewer = { kind: 'side', sideId: 'B' }
const text = (state: BattleState, viewer: Viewer): string => JSON.stringify(viewFor(state, viewer))
const notes = (state: BattleState, viewer: Viewer): readonly unknown[] =>
  viewFor(state, viewer).sides[0]?.notes.map(note => note.values?.['count']) ?? []
const hurt = (reading: string): BattleState => having(duel({ 'fa.enemyKnown': reading }), 'x', { hullLost: 1 })
const hullOfX = (state: BattleState, viewer: Viewer): readonly unknown[] =>
  viewFor(state, viewer)
    .sides.flatMap(side => side.strips.flatMap(strip => strip.parts))
    .filter(part => part.name === state.ships.find(ship => ship.id === 'x')?.name)[0]?.gauges ?? []

describe('what a side may know', () => {
  it('counts turn cards and its own hand, and never says what they are (FA-002)', () => {
    const noted = play(at(duel(), 'turnCards'), { type: 'noteCard', fleetId: f('red'), cardId: 'c1', cardType: 'turn', text: 'Ambush' })
    const placed = play(noted, { type: 'placeTurnCards', fleetId: f('red'), cards: [laid('c1', 'Ambush')] })
    for (const viewer of [red, blue, { kind: 'table' }] as const) expect(text(placed, viewer)).not.toContain('Ambush')
    expect([notes(noted, red), notes(placed, red), notes(noted, blue), notes(placed, blue)]).toEqual([[0, 2], [0, 1, 1], [0], [0, 1]])
  })
  it('does not count the hand of others, which has a card for each squadron out of sight too (FA-061)', () => {
    const more = play(at(duel(), 'endPhase'), { type: 'correctFleet', fleetId: f('red'), correction: { handShift: 3 }, reason: '' })
    const drawn = play(more, { type: 'drawCards', fleetId: f('red'), count: 1 })
    expect(text(drawn, blue)).toBe(text(more, blue))
  })
  it('does not count a card that is laid on something out of sight', () => {
    const hidden = having(at(duel(), 'turnCards'), 'a', { isHidden: true })
    const place = (ship: string): BattleState =>
      play(hidden, { type: 'placeTurnCards', fleetId: f('red'), cards: [{ ...laid('c1'), shipId: s(ship) }] })
    expect([notes(place('a'), blue), notes(place('b'), blue)]).toEqual([[0], [0, 1]])
  })
  it('says of a squadron that it is hidden, where each of its ships is', () => {
    const alone = having(duel(), 'c', { isHidden: true })
    const half = having(alone, 'a', { isHidden: true })
    expect(viewFor(half, red).sides[0]?.strips.map(strip => strip.isHidden)).toEqual([false, true, false])
  })
  it('has no hidden ship or wing of others, nor a squadron of nothing else, nor its number', () => {
    const hidden = after(having(having(acting(duel()), 'a', { isHidden: true }), 'b', { isHidden: true }), {
      type: 'wingCorrected',
      wingId: w('v'),
      correction: { isHidden: true },
      reason: ''
    })
    const rows = (viewer: Viewer): readonly unknown[] =>
      viewFor(hidden, viewer).sides[0]?.strips.map(strip => [strip.number, strip.isActing, strip.parts.length]) ?? []
    expect(rows(blue)).toEqual([[1, false, 1]])
    expect(rows(red)).toHaveLength(3)
    expect(viewFor(hidden, blue).turn).toEqual([])
    expect(viewFor(hidden, red).turn).toEqual([0])
  })
  it('is nothing of the criticals of a ship that is out of the battle', () => {
    const wordsOfX = (state: BattleState) =>
      viewFor(state, red).sides.flatMap(side =>
        side.strips.flatMap(strip => strip.parts.filter(part => part.name === shipIn(state, 'x').name))
      )[0]?.words.length
    const burning = suffering(duel(), 'x', 'ragingFire')
    expect([wordsOfX(duel()), wordsOfX(burning), wordsOfX(having(burning, 'x', { status: 'destroyed' }))]).toEqual([0, 1, 0])
  })
  it('has no note of the GM', () => {
    expect(text(having(duel(), 'x', { note: 'traitor aboard' }), blue)).not.toContain('traitor')
  })
  it('is bars and words of the enemy, and figures of its own (fa.enemyKnown = wordsAndBars)', () => {
    expect(hullOfX(hurt('wordsAndBars'), red)).toMatchObject([{ figures: null }])
    expect(hullOfX(hurt('wordsAndBars'), blue)).toMatchObject([{ figures: { threshold: null } }])
  })
  it('is a name alone (fa.enemyKnown = nothing)', () => {
    expect(hullOfX(hurt('nothing'), red)).toEqual([])
  })
  it('is everything (fa.enemyKnown = everything)', () => {
    expect(hullOfX(hurt('everything'), red)).toEqual(hullOfX(hurt('everything'), blue))
  })
})
