import { describe, expect, it } from 'vitest'
import type { BattleState } from './model/battle'
import { acting, after, at, duel, f, having, play, s, w, laid } from '@kit/systems/firestorm-armada'
import { viewFor } from './view'

const red = { kind: 'side', sideId: 'A' } as const
const blue = { kind: 'side', sideId: 'B' } as const
const gm = { kind: 'gm' } as const
const text = (state: BattleState, viewer: Parameters<typeof viewFor>[1]): string => JSON.stringify(viewFor(state, viewer))

describe('what a side may know', () => {
  it('its own hand, and how many cards others hold', () => {
    const noted = play(duel(), { type: 'noteCard', fleetId: f('red'), cardId: 'c1', cardType: 'turn', text: 'Ambush' })
    expect(text(noted, red)).toContain('Ambush')
    expect(text(noted, gm)).toContain('Ambush')
    expect(text(noted, blue)).not.toContain('Ambush')
    expect(viewFor(noted, blue).fleets.map(fleet => [fleet.cards, fleet.hand === null])).toEqual([
      [2, true],
      [2, false]
    ])
  })
  it('turn cards of others once they are revealed (FA-002)', () => {
    let state = play(at(duel(), 'turnCards'), { type: 'placeTurnCards', fleetId: f('red'), cards: [laid('c1', 'Ambush')] })
    expect(viewFor(state, blue).turnCards).toEqual([{ fleetId: 'red', count: 1, texts: null }])
    expect(viewFor(state, red).turnCards).toEqual([{ fleetId: 'red', count: 1, texts: ['Ambush'] }])
    state = play(play(state, { type: 'placeTurnCards', fleetId: f('blue'), cards: [] }), { type: 'revealTurnCards' })
    expect(text(state, blue)).toContain('Ambush')
  })
  it('no hidden ship or wing of others, nor a squadron of nothing else, nor its number', () => {
    const hidden = after(having(having(acting(duel()), 'a', { isHidden: true }), 'b', { isHidden: true }), {
      type: 'wingCorrected',
      wingId: w('v'),
      correction: { isHidden: true },
      reason: ''
    })
    const view = viewFor(hidden, blue)
    expect(view.units.map(unit => [unit.id, unit.number])).toEqual([
      ['red2', 1],
      ['blue1', 1],
      ['blue2', 2],
      ['blueF', 3]
    ])
    expect([view.ships.map(ship => ship.id), view.wings.map(wing => wing.id), view.activeUnitId]).toEqual([
      ['c', 'x', 'y', 'z'],
      ['p', 'q'],
      null
    ])
    expect(viewFor(hidden, red).ships).toHaveLength(6)
  })
  it('nothing of a hidden ship through a target or a card', () => {
    const shot = having(having(acting(duel()), 'x', { targets: [s('a')] }), 'a', { isHidden: true })
    const played = after(shot, {
      type: 'cardPlayed',
      cardId: 'c1',
      card: { fleetId: f('red'), type: 'action', text: '', unitId: null, shipId: s('a') }
    })
    expect(text(played, blue)).not.toContain('"a"')
    expect(viewFor(played, gm).played[0]?.shipId).toBe('a')
  })
  it('no note of the GM', () => {
    const noted = having(duel(), 'x', { note: 'traitor aboard' })
    expect(text(noted, blue)).not.toContain('traitor')
  })
})
