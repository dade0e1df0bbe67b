import { describe, expect, it } from 'vitest'
import { EMPTY_BATTLE } from '../../state'
import type { XwCommands } from '../command'
import { aShip, aSquad, aWeapon, duel, given, shipOf } from '@kit/systems/xwing'

const ours = aSquad('ours', aShip('a'))
const theirs = aSquad('theirs', aShip('x'))
const begin = (...squads: XwCommands['beginBattle']['squads']): XwCommands['beginBattle'] => ({
  type: 'beginBattle',
  name: 'Gap',
  squads,
  rulings: {}
})
const fair = begin({ sideId: 'A', squad: ours }, { sideId: 'B', squad: theirs })

describe('the beginning (XW-001)', () => {
  it('puts every ship on the table as its card says, unhurt and without tokens', () => {
    given(EMPTY_BATTLE)
      .when(fair)
      .thenState(state => {
        expect([state.name, state.round, state.phase, state.squads.map(squad => squad.sideId)]).toEqual([
          'Gap',
          1,
          'preparation',
          ['A', 'B']
        ])
        expect(shipOf(state, 'a')).toMatchObject({ shields: 1, shieldsStart: 1, hull: 3, facedown: 0, faceup: [], status: 'active' })
        expect(shipOf(state, 'a').weapons.map(weapon => weapon.chargesLeft)).toEqual([0, 2])
      })
  })
  it('needs two sides, whole ids and squads that can fight', () => {
    given(duel()).when(fair).isRefused('already-begun')
    given(EMPTY_BATTLE)
      .when(begin({ sideId: 'A', squad: ours }, { sideId: 'A', squad: theirs }))
      .isRefused('too-few-sides')
    given(EMPTY_BATTLE)
      .when(begin({ sideId: 'A', squad: ours }, { sideId: 'B', squad: { ...theirs, ships: ours.ships } }))
      .isRefused('duplicate-id')
    given(EMPTY_BATTLE)
      .when(begin({ sideId: 'A', squad: ours }, { sideId: 'B', squad: aSquad('none') }))
      .isRefused('not-fit')
  })
  it('holds primary weapons against the ranges of the edition', () => {
    const short = { ...theirs, allowIllegal: false, ships: [aShip('x', { weapons: [aWeapon('gun', { rangeMin: 1 })] })] }
    const fight = begin({ sideId: 'A', squad: ours }, { sideId: 'B', squad: short })
    given(EMPTY_BATTLE).when(fight).isRefused('not-fit')
    given(EMPTY_BATTLE)
      .when({ ...fight, rulings: { 'xw.edition': 'original' } })
      .thenState(state => expect(state.squads.map(squad => squad.isIllegal)).toEqual([false, false]))
  })
  it('marks a squad that fights by leave of the GM', () => {
    given(EMPTY_BATTLE)
      .when(begin({ sideId: 'A', squad: ours }, { sideId: 'B', squad: { ...theirs, name: '' } }))
      .thenState(state => expect(state.squads.map(squad => squad.isIllegal)).toEqual([false, true]))
  })
  it('comes before everything else', () => {
    given(EMPTY_BATTLE).when({ type: 'beginEngagement' }).isRefused('not-begun')
  })
})
