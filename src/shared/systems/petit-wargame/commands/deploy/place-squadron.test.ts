import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { aShip, aSquadron, at, begun, given, PLAIN, play, sh, sq } from '@kit/systems/petit-wargame'

const start = (rulings = {}): BattleState =>
  begun(
    [aSquadron('o1', aShip('a', PLAIN), aShip('b', PLAIN)), aSquadron('o2', aShip('c', PLAIN))],
    [aSquadron('t', aShip('x', PLAIN))],
    rulings
  )
const rolled = (rulings = {}): BattleState => play(start(rulings), { type: 'rollDeployment' }, [6], [1])
const place = (id: string, where = at(3, 3, 3)) => ({ type: 'placeSquadron', squadronId: sq(id), at: where }) as const

describe('placing squadrons (PW-026)', () => {
  it('puts all ships of a squadron in one sector of the map', () => {
    given(rolled())
      .when(place('o1', at(4, 9, 29)))
      .then({ type: 'squadronPlaced', squadronId: sq('o1'), at: at(4, 9, 29) }, { type: 'deploymentPassed', sideId: 'B' })
      .thenState(state => {
        expect(state.ships.map(ship => ship.position)).toEqual([at(4, 9, 29), at(4, 9, 29), null, null])
      })
  })
  it('goes in turn; who has placed all is passed over, and the last starts the first turn', () => {
    const one = play(rolled(), place('o1'))
    given(one).when(place('o2')).isRefused('not-your-turn')
    const two = play(one, place('t'))
    expect([two.deployingSideId, two.phase]).toEqual(['A', 'deployment'])
    const ready = play(play(play(rolled(), place('o1')), place('t')), place('o2'))
    expect([ready.phase, ready.turn, ready.deployingSideId]).toEqual(['initiative', 1, null])
    const ownLast = play(play(play(start(), { type: 'rollDeployment' }, [1], [6]), place('t')), place('o1'))
    expect(ownLast.deployingSideId).toBe('A')
  })
  it('wants the roll first, one place each, on the map', () => {
    given(start()).when(place('o1')).isRefused('roll-first')
    given(rolled())
      .when(place('o1', at(30, 0, 0)))
      .isRefused('off-grid')
    given(rolled()).when(place('o9')).isRefused('no-such-squadron')
    const one = play(play(rolled(), place('o1')), place('t'))
    given(one).when(place('o1')).isRefused('already-placed')
    const running = play(one, place('o2'))
    given(running).when(place('o1')).isRefused('wrong-phase')
    given(running)
      .when(place('o1', at(1, 1, 1)))
      .forced()
      .then({ type: 'squadronPlaced', squadronId: sq('o1'), at: at(1, 1, 1) })
  })
  it('is done when one ship stands on the map already, unless the GM lets the squadron be put together again', () => {
    const strayed = play(rolled(), { type: 'correctShip', shipId: sh('b'), correction: { position: at(1, 1, 1) }, reason: 'seen there' })
    given(strayed).when(place('o1')).isRefused('already-placed')
    given(strayed)
      .when(place('o1'))
      .forced()
      .thenState(state => {
        expect(state.ships.slice(0, 2).map(ship => ship.position)).toEqual([at(3, 3, 3), at(3, 3, 3)])
      })
  })
  it('stays in the own rows where the campaign wants it', () => {
    const zones = rolled({ 'pw.deployZones': 'ownEdge' })
    given(zones)
      .when(place('o1', at(3, 5, 3)))
      .isRefused('outside-zone')
    given(zones)
      .when(place('o1', at(3, 4, 3)))
      .thenState(state => state.deployingSideId === 'B')
  })
})
