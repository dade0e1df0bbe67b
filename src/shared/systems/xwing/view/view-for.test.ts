import { describe, expect, it } from 'vitest'
import type { StripView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { attacked, duel, having, holding, play, s, shipOf } from '@kit/systems/xwing'
import type { BattleState } from '../model/battle'
import { viewFor } from './view-for'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const theirs: Viewer = { kind: 'side', sideId: 'B' }
const state = having(holding(attacked(duel(), 'hhc'), 'x', { evade: 1 }), 'x', {
  note: 'secret',
  facedown: 1,
  faceup: [{ id: 'c9', card: 'fuelLeak' }]
})
const reading = (value: string): BattleState => ({ ...state, rulings: { ...state.rulings, 'xw.enemyKnown': value } })
const x = (of: BattleState, viewer: Viewer): StripView | undefined =>
  viewFor(of, viewer)
    .sides.flatMap(side => side.strips)
    .find(strip => strip.name === shipOf(of, 'x').name)
const words = (of: BattleState, viewer: Viewer): readonly string[] => x(of, viewer)?.words.map(word => word.key) ?? []

describe('what a player may know (XW-038)', () => {
  it('counts the cards that lie face down, and names those face up', () => {
    expect(words(state, theirs)).toEqual(['xw.card.fuelLeak', 'xw.view.facedown', 'xw.view.token'])
    expect(x(state, theirs)?.words[1]?.values).toEqual({ count: 1 })
  })
  it('says who attacks whom', () => {
    const view = viewFor(state, ours)
    const strips = view.sides.flatMap(side => side.strips)
    expect(strips.filter(strip => strip.isActing).map(strip => strip.name)).toEqual([shipOf(state, 'a').name])
    expect(strips.filter(strip => strip.isTarget).map(strip => strip.name)).toEqual([shipOf(state, 'x').name])
    expect(view.heading.key).toBe('xw.step.attackDice')
  })
  it('says that it is for the owner of a card to name it, before anything else', () => {
    const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
    expect([viewFor(duel(), ours).turn, viewFor(owing, ours).turn]).toEqual([[0], [1]])
  })
  it('keeps the letter of each side, whoever is the first player (XW-040)', () => {
    const squadIds = duel()
      .squads.map(({ id }) => id)
      .reverse()
    const reordered = play(duel(), { type: 'setPlayerOrder', squadIds })
    expect(viewFor(reordered, ours).sides.map(({ name }) => name)).toEqual(viewFor(duel(), ours).sides.map(({ name }) => name))
  })
  it('has no notes of the game master', () => {
    for (const viewer of [ours, theirs] as const) expect(JSON.stringify(viewFor(state, viewer))).not.toContain('secret')
  })
  it('has no ship that is not on the table yet, but for its own side, nor what it does', () => {
    const hidden = play(state, { type: 'correctShip', shipId: s('x'), correction: { isHidden: true }, reason: '' })
    const view = viewFor(hidden, ours)
    expect([x(hidden, ours), view.heading.key, view.turn]).toEqual([undefined, 'xw.phase.engagement', [0]])
    expect(x(hidden, theirs)?.isHidden).toBe(true)
  })
  it('is bars and words of the enemy (xw.enemyKnown = wordsAndBars)', () => {
    expect(x(reading('wordsAndBars'), ours)?.gauges.map(gauge => gauge.figures)).toEqual(x(state, theirs)?.gauges.map(() => null))
    expect(words(reading('wordsAndBars'), ours)).toEqual(['xw.card.fuelLeak', 'xw.view.token'])
  })
  it('is a name alone (xw.enemyKnown = nothing)', () => {
    expect([x(reading('nothing'), ours)?.gauges, words(reading('nothing'), ours)]).toEqual([[], []])
  })
  it('is everything (xw.enemyKnown = everything)', () => {
    expect(x(reading('everything'), ours)?.gauges).toEqual(x(reading('everything'), theirs)?.gauges)
  })
})
