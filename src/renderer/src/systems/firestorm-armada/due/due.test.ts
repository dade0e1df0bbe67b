import { describe, expect, it } from 'vitest'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import { acting, after, at, duel, f, s, u } from '@kit/systems/firestorm-armada'
import { cardsOver, cardStep, dueOf, namedByRoll, owedFirst } from './due'

const start = duel()
const cards = at(start, 'turnCards')
const hand = (id: string): string => start.fleets.find(fleet => fleet.id === id)?.hand[0]?.id ?? ''
const laid = (id: string, ids: readonly string[] = []): FaEvent => ({
  type: 'turnCardsPlaced',
  fleetId: f(id),
  cards: ids.map(cardId => ({ id: cardId, type: 'turn', text: '', drawnTurn: 0, unitId: null, shipId: null }))
})

describe('what is due', () => {
  it('asks each fleet for its turn cards, then turns them over, then has each carried out (FA-002)', () => {
    expect(dueOf(cards)).toEqual({ key: 'faTable.due.place', values: { fleet: 'red' } })
    const one = after(cards, laid('red', [hand('red')]))
    expect(dueOf(one)).toEqual({ key: 'faTable.due.place', values: { fleet: 'blue' } })
    const both = after(one, laid('blue'))
    expect(cardStep(both).kind).toBe('reveal')
    const open = after(both, { type: 'turnCardsRevealed', order: [f('blue'), f('red')], rollOff: null })
    expect(dueOf(open)).toEqual({ key: 'faTable.due.resolve', values: { fleet: 'red' } })
    expect(cardStep(after(open, { type: 'turnCardsResolved', fleetId: f('red') })).kind).toBe('done')
  })
  it('is nothing where no fleet plays a turn card', () => {
    expect(dueOf(after(cards, laid('red'), laid('blue'))).key).toBe('faTable.due.cardsDone')
  })
  it('tells whose turn it is to activate, and who acts (FA-004)', () => {
    const acted = acting(start)
    expect(dueOf(acted)).toEqual({ key: 'faTable.due.acts', values: { unit: 'red1' } })
    expect(dueOf(after(acted, { type: 'activationEnded', unitId: u('red1') }))).toEqual({
      key: 'faTable.due.activate',
      values: { fleet: 'blue' }
    })
  })
  it('comes first where something is owed', () => {
    const owed = after(acting(start), {
      type: 'obligationOwed',
      obligation: { id: 'o1', turn: 1, isDeferred: false, kind: 'critical', shipId: s('a') }
    })
    expect(dueOf(owed)).toEqual({ key: 'faTable.due.settle', values: { count: 1 } })
    expect(owedFirst(owed)).toEqual({ key: 'faTable.due.owed', values: { name: 'a', due: { key: 'fa.due.critical' } } })
  })
  it('counts the cards of a hand in the end phase (FA-059, FA-061)', () => {
    const end = after(at(start, 'endPhase'), { type: 'cardsDiscarded', fleetId: f('blue'), cardIds: [hand('blue')] })
    expect(dueOf(end)).toEqual({ key: 'faTable.due.draw', values: { fleet: 'blue', count: 1 } })
    const over = after(at(start, 'endPhase'), { type: 'cardsDrawn', fleetId: f('red'), count: 2 })
    const [red] = over.fleets
    expect(red && cardsOver(over, red)).toBe(2)
    expect(dueOf(over)).toEqual({ key: 'faTable.due.discard', values: { fleet: 'red', count: 2 } })
  })
})

describe('the dice of an explosion', () => {
  it('are named after the ship they strike, one after the other, also while a six rolls on', () => {
    const command = { type: 'settleExplosion', obligationId: 'o1', shipIds: [s('b'), s('c')] } as const
    const rolled = (...purposes: readonly string[]) =>
      namedByRoll(
        command,
        purposes.map(purpose => ({ purpose, die: 'd6', count: 2, actor: 'a' }))
      )
    expect(rolled('fa.roll.explosion')).toBe('b')
    expect(rolled('fa.roll.explosion', 'fa.roll.explosionExtra')).toBe('b')
    expect(rolled('fa.roll.explosion', 'fa.roll.explosionExtra', 'fa.roll.explosion')).toBe('c')
  })
})
