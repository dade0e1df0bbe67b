import { describe, expect, it } from 'vitest'
import { readySquadrons } from '../../derive/initiative'
import { losses } from '../../derive/victory'
import { whoseTurn } from '../../derive/whose-turn'
import { fleetId, type DraftSquadron } from '../../model/design'
import { launched } from '../../rules/launch'
import { aShip, aSquadron, at, battle, begun, duel, equipped, given, PLAIN, play, shipIn, sq } from '@kit/systems/petit-wargame'
import type { BattleState } from '../../model/battle'
import type { PwCommands } from '../command'

const late = aSquadron('late', aShip('n', PLAIN), aShip('m', PLAIN))
const joins = (fleet: string, ...squadrons: readonly DraftSquadron[]): PwCommands['joinSquadrons'] => ({
  type: 'joinSquadrons',
  fleetId: fleetId(fleet),
  squadrons,
  at: at(5, 5, 6)
})

describe('squadrons that come late (PW-029, PW-061)', () => {
  it('stand in their place, whole, and may act this turn', () => {
    given(battle([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))]))
      .when(joins('us', late))
      .thenAmong({
        type: 'squadronsJoined',
        fleetId: fleetId('us'),
        at: at(5, 5, 6),
        costPoints: 60,
        elementsStart: 42,
        late: { costPoints: 40, elementsStart: 28 },
        ...launched(fleetId('us'), [late], at(5, 5, 6))
      })
      .thenState(state => {
        expect(state.squadrons.at(-1)).toEqual({ id: 'late', name: 'late', fleetId: 'us', hasActed: false, note: '' })
        expect(shipIn(state, 'n')).toMatchObject({ squadronId: 'late', position: at(5, 5, 6), pdSpent: 0 })
        expect(readySquadrons(state, 'A').map(one => one.id)).toEqual(['ours', 'late'])
        const rolled = play(state, { type: 'rollInitiative' }, [6], [1])
        expect(play(rolled, { type: 'activateSquadron', squadronId: sq('late') }).activation?.squadronId).toBe('late')
      })
  })
  it('have the initiative where nobody else is left, and roll for it where the other side has somebody', () => {
    const one = battle([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))])
    const nobody = equipped(equipped(one, 'a', {}), 'x', {})
    expect(whoseTurn(nobody).awaited).toBe('nobody')
    given(nobody)
      .when(joins('us', late))
      .thenState(state => {
        expect(whoseTurn(state)).toMatchObject({ awaited: 'activation', sideIds: ['A'] })
        expect(play(state, { type: 'activateSquadron', squadronId: sq('late') }).activation?.squadronId).toBe('late')
      })
    given(equipped(one, 'a', {}))
      .when(joins('us', late))
      .thenState(state => expect(whoseTurn(state)).toMatchObject({ awaited: 'initiative', sideIds: ['A', 'B'] }))
  })
  describe('while the other side acts alone (PW-028, PW-Q09)', () => {
    const two = [aSquadron('ours', aShip('a', PLAIN)), aSquadron('more', aShip('b', PLAIN))]
    const acted = (id: string) => ({ type: 'correctSquadron', squadronId: sq(id), correction: { hasActed: true }, reason: '' }) as const
    const alone = play(battle(two, [aSquadron('theirs', aShip('x', PLAIN))]), acted('theirs'))
    it('roll for the initiative that the other had without a roll', () => {
      expect(whoseTurn(alone)).toMatchObject({ awaited: 'activation', sideIds: ['A'] })
      given(alone)
        .when(joins('them', late))
        .thenAmong({ type: 'initiativeReopened', sideId: 'B' })
        .thenState(state => {
          expect(whoseTurn(state)).toMatchObject({ awaited: 'initiative', sideIds: ['A', 'B'] })
          expect(play(state, { type: 'rollInitiative' }, [1], [6]).initiativeSideId).toBe('B')
        })
    })
    it('roll once the squadron that acts has finished', () => {
      const acting = play(alone, { type: 'activateSquadron', squadronId: sq('ours') })
      const joined = play(acting, joins('them', late))
      const finished = [1, 2, 3].reduce(state => play(state, { type: 'advancePhase' }), joined)
      expect(whoseTurn(finished)).toMatchObject({ awaited: 'initiative', sideIds: ['A', 'B'] })
    })
    it('leave an initiative that was rolled or given where it is, and one of their own side', () => {
      const both = battle(two, [aSquadron('theirs', aShip('x', PLAIN))])
      const rolled = play(play(both, { type: 'rollInitiative' }, [6], [1]), acted('theirs'))
      const granted = play(play(both, { type: 'giveInitiative', sideId: 'A', reason: '' }), acted('theirs'))
      for (const state of [rolled, granted]) expect(play(state, joins('them', late)).initiativeSideId).toBe('A')
      expect(play(alone, joins('us', late)).initiativeSideId).toBe('A')
    })
    it('are no different from a squadron that the GM lets act again, or brings back', () => {
      const again = { type: 'correctSquadron', squadronId: sq('theirs'), correction: { hasActed: false }, reason: '' } as const
      expect(whoseTurn(play(alone, again))).toMatchObject({ awaited: 'initiative', sideIds: ['A', 'B'] })
    })
  })
  it('are found and engaged like any other', () => {
    const joined = play(duel(), joins('them', late))
    given(joined)
      .when({ type: 'attemptDetection', shipId: shipIn(joined, 'a').id, detector: 'W', targetId: shipIn(joined, 'n').id })
      .asks({ die: 'd4', count: 2 })
  })
  describe('and what their fleet may lose', () => {
    const lost = (rulings: BattleState['rulings']) => equipped(play(duel({ rulings }), joins('them', late)), 'x', {})
    it('pw.lateSquadrons = counted: raise the points that half is taken of', () => {
      expect(losses(lost({ 'pw.lateSquadrons': 'counted' }), 'B')).toMatchObject({ lost: 20, total: 80, isBeaten: false })
      expect(losses(equipped(lost({}), 'n', {}), 'B')).toMatchObject({ lost: 40, total: 80, isBeaten: false })
    })
    it('pw.lateSquadrons = startOnly: leave them as they were at the start, and count as losses all the same', () => {
      const startOnly = { 'pw.lateSquadrons': 'startOnly' }
      expect(losses(lost(startOnly), 'B')).toMatchObject({ lost: 20, total: 40, isBeaten: false })
      expect(losses(equipped(lost(startOnly), 'n', {}), 'B')).toMatchObject({ lost: 40, total: 40, isBeaten: true })
      const byElements = duel({ rulings: { ...startOnly, 'pw.victory': 'destroyedElements' } })
      const again = play(play(byElements, joins('them', late)), joins('them', aSquadron('later', aShip('k', PLAIN), aShip('l', PLAIN))))
      expect(losses(again, 'B').total).toBe(losses(byElements, 'B').total)
    })
  })
  it('raise what their fleet may lose', () => {
    const before = equipped(duel(), 'x', {})
    expect(losses(before, 'B')).toMatchObject({ lost: 20, total: 40, isBeaten: false })
    expect(losses(play(before, joins('them', late)), 'B')).toMatchObject({ lost: 20, total: 80 })
    const byElements = duel({ rulings: { 'pw.victory': 'elements' } })
    const { total } = losses(byElements, 'B')
    expect(losses(play(byElements, joins('them', late)), 'B').total).toBe(2 * total)
  })
  it('may be one ship, by the word of the GM', () => {
    given(duel())
      .when(joins('us', aSquadron('lone', aShip('n', PLAIN))))
      .thenState(state => expect(state.ships).toHaveLength(5))
  })
  it('come before the first turn as well, and need not be placed', () => {
    const early = begun([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))])
    given(play(early, joins('us', late)))
      .when({ type: 'placeSquadron', squadronId: sq('late'), at: at(1, 1, 1) })
      .forced()
      .thenState(state => expect(shipIn(state, 'n').position).toEqual(at(1, 1, 1)))
  })
  it('are refused where nobody can come', () => {
    given(duel()).when(joins('nobody', late)).isRefused('no-such-fleet')
    given(duel())
      .when({ ...joins('us', late), at: at(30, 0, 0) })
      .isRefused('off-grid')
    given(duel())
      .when(joins('us', aSquadron('ours', aShip('n', PLAIN))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('us', aSquadron('late', aShip('x', PLAIN))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('us', late, late))
      .isRefused('duplicate-id')
    given(duel()).when(joins('us')).isRefused('not-fit')
    given(duel())
      .when(joins('us', aSquadron('late', aShip('n'))))
      .isRefused('not-fit')
  })
})
