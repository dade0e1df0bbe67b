import { describe, expect, it } from 'vitest'
import { aShip, aSquad, attacked, battle, defenderWindow, duel, having, next, pass, play, playAll, skipTo } from '@kit/systems/xwing'
import { initiativeDue, shipsDue, whoseTurn } from './whose-turn'

describe('whose turn it is (XW-040)', () => {
  it('is that of the first player with a ship of the highest initiative', () => {
    expect(whoseTurn(duel())).toEqual({
      phase: 'engagement',
      initiative: 4,
      step: 'declareTarget',
      number: 1,
      stage: null,
      sideIds: ['A'],
      shipIds: ['a']
    })
    expect(whoseTurn(play(duel(), pass('a')))).toMatchObject({ sideIds: ['B'], shipIds: ['x'] })
    expect(whoseTurn(playAll(duel(), pass('a'), pass('x')))).toMatchObject({ initiative: 3, sideIds: ['A'], shipIds: ['b'] })
  })
  it('lets a player pick among own ships of one initiative', () => {
    const two = play(battle(aSquad('ours', aShip('a'), aShip('b')), aSquad('theirs', aShip('x'))), { type: 'beginEngagement' })
    expect(shipsDue(two).map(ship => ship.id)).toEqual(['a', 'b'])
    expect(shipsDue(play(two, pass('b'))).map(ship => ship.id)).toEqual(['a'])
  })
  it('is everybody’s outside the engagement', () => {
    const calm = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')))
    expect(whoseTurn(calm)).toMatchObject({ phase: 'preparation', number: 0, sideIds: ['A', 'B'], shipIds: [] })
  })
  it('is a destroyed ship’s as long as it is on the table', () => {
    const doomed = having(play(duel(), pass('a')), 'x', { status: 'destroyed', leavesAfter: 3 })
    expect(shipsDue(doomed).map(ship => ship.id)).toEqual(['x'])
  })
  it('passes over ships that are gone', () => {
    expect(initiativeDue(having(having(duel(), 'a', { status: 'removed' }), 'x', { hasEngaged: true }))).toBe(3)
  })
})

describe('who speaks in an attack (XW-013, XW-018, XW-027)', () => {
  it('is the one whose window it is', () => {
    const state = attacked(duel(), 'hhh')
    expect(whoseTurn(state)).toMatchObject({ step: 'attackDice', number: 2, stage: 'defenderModifiesAttack', sideIds: ['B'] })
    expect(whoseTurn(play(state, next))).toMatchObject({ stage: 'attackerModifiesAttack', sideIds: ['A'] })
    const aftermath = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'attackerAbilities')
    expect(whoseTurn(aftermath)).toMatchObject({ step: 'aftermath', number: 6, sideIds: ['A'], shipIds: [] })
  })
})
