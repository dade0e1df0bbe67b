import { describe as group, expect, it } from 'vitest'
import { at, duel, f, laid, play, s, u } from '@kit/systems/firestorm-armada'
import { describe } from './index'

group('cards in words', () => {
  it('never tell what a card of a hand is', () => {
    const said = describe(duel(), { type: 'cardNoted', fleetId: f('red'), cardId: 'c1', cardType: 'turn', text: 'Ambush' })
    expect(JSON.stringify(said)).not.toContain('Ambush')
  })
  it('say nothing of what nobody has told', () => {
    const card = { fleetId: f('red'), type: 'action', unitId: null, shipId: null } as const
    expect(describe(duel(), { type: 'cardPlayed', card: { ...card, text: '' }, cardId: 'c1' }).key).toBe('fa.event.cardPlayed.freeUntold')
    expect(describe(duel(), { type: 'cardPlayed', card: { ...card, text: 'Feint', shipId: s('a') }, cardId: 'c1' }).key).toBe(
      'fa.event.cardPlayed.on'
    )
    expect(describe(duel(), { type: 'turnCardsResolved', fleetId: f('red') }).key).toBe('fa.event.turnCardsResolved.untold')
  })
  it('name whom a turn card is played on', () => {
    const cards = [
      { ...laid('c1', 'Ambush'), shipId: s('x') },
      { ...laid('c2'), unitId: u('blue1') }
    ]
    const told = play(at(duel(), 'turnCards'), { type: 'placeTurnCards', fleetId: f('red'), cards })
    expect(describe(told, { type: 'turnCardsResolved', fleetId: f('red') })).toMatchObject({
      key: 'fa.event.turnCardsResolved.told',
      values: { text: 'Ambush (x) · blue1' }
    })
  })
})
