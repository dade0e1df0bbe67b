import { describe as group, expect, it } from 'vitest'
import { describe } from './describe'
import { describeCommand } from './describe-command'
import { aim, acting, at, duel, f, fire, laid, play, s, u } from './testkit'

const attack = { targetId: s('x'), aims: [aim('a'), aim('b')], shares: [], dice: 9, pools: [], hits: 5, stopped: 0 }

group('events in keys and values', () => {
  it('name ships, and the sentence fits what happened', () => {
    const said = describe(duel(), { type: 'weaponsFired', attack: { ...attack, stopped: 2 } })
    expect(said).toEqual({
      key: 'fa.event.weaponsFired.stopped',
      values: { ships: 'a, b', target: 'x', dice: 9, hits: 5, stopped: 2, left: 3 },
      source: 'FA-017'
    })
    expect(describe(duel(), { type: 'weaponsFired', attack }).key).toBe('fa.event.weaponsFired.hit')
    expect(describe(duel(), { type: 'weaponsFired', attack: { ...attack, hits: 0 } }).key).toBe('fa.event.weaponsFired.missed')
  })
  it('never tell what a card of a hand is', () => {
    const said = describe(duel(), { type: 'cardNoted', fleetId: f('red'), cardId: 'c1', cardType: 'turn', text: 'Ambush' })
    expect(JSON.stringify(said)).not.toContain('Ambush')
  })
  it('say nothing of a card or of a reason that nobody has told', () => {
    const points = { type: 'pointsScored', fleetId: f('red'), points: 2 } as const
    expect(describe(duel(), { ...points, reason: '' }).key).toBe('fa.event.pointsScored.gained')
    expect(describe(duel(), { ...points, points: -2, reason: 'lost convoy' }).key).toBe('fa.event.pointsScored.lostFor')
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
  it('name a ruling and its reading', () => {
    expect(describe(duel(), { type: 'rulingSet', key: 'fa.shields', value: 'on' }).values).toEqual({
      ruling: { key: 'rulings.fa.shields.title' },
      value: { key: 'rulings.fa.shields.short.on' }
    })
  })
})

group('commands in keys and values', () => {
  it('name whom they are about', () => {
    expect(describeCommand(duel(), fire([aim('a')]))).toEqual({ key: 'fa.command.fireWeapons', values: { name: 'a' } })
    const board = { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true } as const
    expect(describeCommand(duel(), board).values).toEqual({ name: 'a' })
    const boarded = play(acting(duel()), board)
    expect(describeCommand(boarded, { type: 'advancePhase' }).values).toEqual({ name: '' })
  })
})
