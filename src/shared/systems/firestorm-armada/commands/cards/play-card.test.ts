import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { acting, after, at, duel, f, given, handOf, having, play, s, u, w } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const card = (fields: Partial<FaCommands['playCard']> = {}): FaCommands['playCard'] => ({
  type: 'playCard',
  fleetId: f('red'),
  cardId: 'c1',
  cardType: 'action',
  text: 'Overcharge',
  unitId: null,
  shipId: null,
  ...fields
})
const limited = (state = duel({ 'fa.cardLimits': 'yes' })): BattleState => acting(state)

describe('cards in movement and combat (FA-004)', () => {
  it.each(['squadron', 'action', 'reaction'] as const)('a %s card leaves the hand', cardType => {
    given(acting(duel()))
      .when(card({ cardType }))
      .thenState(state => {
        expect(handOf(state, 'red')).toEqual(['c2'])
        expect(state.played).toMatchObject([{ fleetId: 'red', type: cardType, text: 'Overcharge' }])
      })
  })
  it('are played in that phase, out of the own hand, as what they are', () => {
    given(at(duel(), 'endPhase')).when(card()).isRefused('wrong-phase')
    given(acting(duel()))
      .when(card({ cardId: 'c3' }))
      .isRefused('no-such-card')
    given(acting(duel()))
      .when(card({ fleetId: f('green') }))
      .isRefused('no-such-fleet')
    given(acting(duel()))
      .when(card({ unitId: u('green1') }))
      .isRefused('no-such-unit')
    given(acting(duel()))
      .when(card({ shipId: s('green') }))
      .isRefused('no-such-ship')
    given(play(acting(duel()), { type: 'noteCard', fleetId: f('red'), cardId: 'c1', cardType: 'reaction', text: '' }))
      .when(card())
      .isRefused('card-of-other-type')
  })
})

describe('a ship beyond command distance (FA-007)', () => {
  it('takes no card', () => {
    given(having(acting(duel()), 'a', { isOutOfCommand: true }))
      .when(card({ shipId: s('a') }))
      .isRefused('out-of-command')
  })
  it('takes none that is played on its squadron either, where no other ship of it is nearer', () => {
    const lone = having(acting(duel(), 'red2'), 'c', { isOutOfCommand: true })
    given(lone)
      .when(card({ unitId: u('red2') }))
      .isRefused('out-of-command')
    given(lone).when(card()).isRefused('out-of-command')
    const left = having(having(acting(duel()), 'a', { isOutOfCommand: true }), 'b', { status: 'destroyed' })
    given(left)
      .when(card({ unitId: u('red1') }))
      .isRefused('out-of-command')
  })
  it('leaves the cards to the rest of its squadron', () => {
    const afar = having(acting(duel()), 'a', { isOutOfCommand: true })
    for (const target of [{ unitId: u('red1') }, { shipId: s('b') }, { unitId: u('red1'), shipId: s('b') }])
      given(afar)
        .when(card(target))
        .thenState(state => expect(state.played).toHaveLength(1))
  })
})

describe('flights and wings (FA-008)', () => {
  it('take cards wherever they are', () => {
    const afar = having(having(acting(duel(), 'redF'), 'a', { isOutOfCommand: true }), 'c', { isOutOfCommand: true })
    given(afar)
      .when(card({ unitId: u('redF') }))
      .thenState(state => expect(state.played).toMatchObject([{ unitId: 'redF' }]))
  })
})

describe('limits of cards (FA-Q19)', () => {
  it('there are none (fa.cardLimits = no)', () => {
    const first = play(acting(duel()), card({ cardType: 'squadron' }))
    given(first)
      .when(card({ cardId: 'c2', cardType: 'action' }))
      .thenState(state => expect(state.played).toHaveLength(2))
  })
  it('one squadron card, as the activation begins (fa.cardLimits = yes)', () => {
    given(after(limited(), { type: 'shipMoved', shipId: s('a'), inches: 5, rams: false }))
      .when(card({ cardType: 'squadron' }))
      .isRefused('card-limit')
    given(limited())
      .when(card({ cardType: 'squadron', unitId: u('red2') }))
      .isRefused('card-limit')
    given(play(limited(), card({ cardType: 'squadron' })))
      .when(card({ cardId: 'c2', cardType: 'squadron' }))
      .isRefused('card-limit')
  })
  it('one action card while it goes on, not with a squadron card (fa.cardLimits = yes)', () => {
    given(play(limited(), card({ cardType: 'squadron' })))
      .when(card({ cardId: 'c2' }))
      .isRefused('card-limit')
    given(play(limited(), card()))
      .when(card({ cardId: 'c2', shipId: s('b') }))
      .isRefused('card-limit')
    const answered = { fleetId: f('red'), type: 'reaction', text: '', unitId: u('red1'), shipId: null } as const
    given({ ...limited(), played: [answered] })
      .when(card())
      .thenState(state => expect(state.played).toHaveLength(2))
    given(after(limited(), { type: 'activationEnded', unitId: u('red1') }))
      .when(card())
      .isRefused('card-limit')
  })
  it('counts the cards of each squadron apart (fa.cardLimits = yes)', () => {
    const other = { fleetId: f('red'), type: 'action', text: '', unitId: u('red2'), shipId: null } as const
    given({ ...limited(), played: [other] })
      .when(card())
      .thenState(state => expect(state.played).toHaveLength(2))
  })
  it('one reaction card to each thing another fleet does (fa.cardLimits = yes)', () => {
    const reaction = (cardId: string) => card({ fleetId: f('blue'), cardId, cardType: 'reaction' })
    given(limited())
      .when(card({ cardType: 'reaction' }))
      .isRefused('card-limit')
    const reacted = play(limited(), reaction('c3'))
    given(reacted).when(reaction('c4')).isRefused('card-limit')
    given(after(reacted, { type: 'wingMoved', wingId: w('v'), contactId: null }))
      .when(reaction('c4'))
      .thenState(state => expect(state.played).toHaveLength(2))
  })
})

describe('a card on a squadron that is partly beyond command distance (FA-007)', () => {
  const partly = (rulings: BattleState['rulings']): BattleState => having(acting(duel(rulings)), 'b', { isOutOfCommand: true })
  it('is played (fa.cardsPartlyOut = anyInCommand)', () => {
    given(partly({}))
      .when(card({ unitId: u('red1') }))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
  })
  it('is not, but on a ship in command (fa.cardsPartlyOut = allInCommand)', () => {
    const strict = partly({ 'fa.cardsPartlyOut': 'allInCommand' })
    given(strict)
      .when(card({ unitId: u('red1') }))
      .isRefused('out-of-command')
    given(strict)
      .when(card({ shipId: s('a') }))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
    given(having(strict, 'b', { status: 'destroyed' }))
      .when(card({ unitId: u('red1') }))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
    given(strict)
      .when(card({ unitId: u('redF') }))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
  })
})
