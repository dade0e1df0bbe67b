import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquadron,
  battle,
  engage,
  engagementIn,
  facing,
  fight,
  given,
  PLAIN,
  play,
  sh,
  shipIn,
  sq,
  told
} from '@kit/systems/petit-wargame'
import { isFoundThisTurn } from '../derive/detected'
import { whoseTurn } from '../derive/whose-turn'
import type { BattleState } from '../model/battle'
import type { Sector } from '../model/element'
import { obligations } from '../obligations'
import { squadronActs } from '../station/squadron-acts'
import { theOne } from '../../../kernel/collections'

const set = (firingSector: Sector, targetSector: Sector) => ({ type: 'choosePosition', firingSector, targetSector }) as const
const fire = (weapon: 'A' | 'F') => ({ type: 'declareFire', weapon, mode: 'concentrated' }) as const
const finds = (isDetected = true) =>
  ({ type: 'correctDetection', squadronId: sq('theirs'), targetId: sh('a'), isDetected, reason: '' }) as const
/** `x` outranges whatever fires at its front. */
const OUTRANGED = { x: { front: 'FFFF' } }

describe('several weapons in the firing sector (PW-Q17)', () => {
  const several = (weaponChoice: string, ...faces: readonly number[]): BattleState => {
    const tested = play(
      fight({ a: { front: 'AC' }, x: { front: 'B' }, rulings: { 'pw.weaponChoice': weaponChoice } }),
      engage(),
      ...faces.map(one => [one])
    )
    return engagementIn(tested).stage === 'position' ? play(tested, set('front', 'front')) : tested
  }
  const picker = (state: BattleState): readonly unknown[] => {
    const acts = (id: string): readonly string[] => squadronActs(state, theOne(state.squadrons, sq(id))).map(act => act.key)
    return [...whoseTurn(state).sideIds, obligations(state)[0]?.owner, ...acts('ours'), ...acts('theirs')]
  }
  it('pw.weaponChoice = activeSide: are picked from by the active side, whoever won the test', () => {
    expect(picker(several('activeSide', 1, 6))).toEqual(['A', 'a', 'a/weapon'])
    expect(picker(several('activeSide', 6, 1))).toEqual(['A', 'a', 'a/weapon'])
  })
  it('pw.weaponChoice = testWinner: are picked from by the winner, and in a tie by the active side', () => {
    expect(picker(several('testWinner', 1, 6))).toEqual(['B', 'x', 'x/weapon'])
    expect(picker(several('testWinner', 6, 1))).toEqual(['A', 'a', 'a/weapon'])
    expect(picker(several('testWinner', 3, 3, 1, 1))).toEqual(['A', 'a', 'a/weapon'])
  })
})

describe('a riposte and its detection (PW-049, PW-Q23)', () => {
  const role = (riposteNeedsDetection: string, ...found: readonly boolean[]): string => {
    const begun = fight({ ...OUTRANGED, rulings: { 'pw.riposteNeedsDetection': riposteNeedsDetection } })
    const seen = found.reduce((now, isDetected) => play(now, finds(isDetected)), begun)
    return engagementIn(play(play(seen, engage(), [6], [1]), set('front', 'front'))).role
  }
  it('pw.riposteNeedsDetection = no: the enemy need not have found the active ship', () => {
    expect(role('no')).toBe('riposte')
  })
  it('pw.riposteNeedsDetection = yes: it must have found it in this turn', () => {
    expect([role('yes'), role('yes', true), role('yes', true, false)]).toEqual(['active', 'riposte', 'active'])
  })
  it('counts finds of its squadron, and those that its fleet shares', () => {
    const found = (detectionScope: string): readonly boolean[] => {
      const theirs = [aSquadron('theirs', aShip('x', PLAIN)), aSquadron('mates', aShip('y', PLAIN))]
      const state = play(battle([aSquadron('ours', aShip('a', PLAIN))], theirs, { 'pw.detectionScope': detectionScope }), finds())
      return [isFoundThisTurn(state, sq('theirs'), sh('a')), isFoundThisTurn(state, sq('mates'), sh('a'))]
    }
    expect([found('activation'), found('wholeTurnSameSquadron'), found('wholeTurnFleet')]).toEqual([
      [true, false],
      [true, false],
      [true, true]
    ])
  })
})

describe('a second riposte of a ship in a turn (PW-049, PW-Q21)', () => {
  /** `a` has been at `x`, which has fired in riposte; now `b` engages it. */
  const after = (ripostesPerShip: string): BattleState => {
    const first = facing('front', 'front', { ...OUTRANGED, rulings: { 'pw.ripostesPerShip': ripostesPerShip } })
    return play(play(first, fire('F'), [6, 6], [1, 1]), fire('A'), [6, 6])
  }
  const second = (state: BattleState): string => engagementIn(play(play(state, engage('b'), [6], [1]), set('front', 'front'))).role
  it('pw.ripostesPerShip = unlimited: follows in the next engagement', () => {
    expect(second(after('unlimited'))).toBe('riposte')
  })
  it('pw.ripostesPerShip = 1: has to wait for the next turn', () => {
    expect(second(after('1'))).toBe('active')
    expect(shipIn(after('1'), 'x').hasRiposted).toBe(true)
    expect(shipIn(told(after('1'), { type: 'turnEnded', turn: 1 }), 'x').hasRiposted).toBe(false)
  })
  it('is not spent by one that was announced and not fired', () => {
    const announced = facing('front', 'front', { ...OUTRANGED, rulings: { 'pw.ripostesPerShip': '1' } })
    expect(second(play(announced, { type: 'endEngagement', reason: '' }))).toBe('riposte')
  })
})

describe('the sector that a riposte hits (PW-049, PW-Q21)', () => {
  const won = (riposteSector: string): BattleState =>
    play(fight({ ...OUTRANGED, rulings: { 'pw.riposteSector': riposteSector } }), engage(), [6], [1])
  it('pw.riposteSector = firingSector: is the one that the active ship fires from', () => {
    given(play(won('firingSector'), set('front', 'front')))
      .when(fire('F'))
      .rolling([3, 3], [6, 6])
      .thenState(state => engagementIn(state).shot?.due?.sector === 'front')
  })
  it('pw.riposteSector = rolled: is rolled on the table of sectors before the weapon is declared', () => {
    given(won('rolled'))
      .when(set('front', 'front'))
      .asks({ purpose: 'pw.roll.riposteSector', die: 'd6', count: 1, actor: 'x' })
      .rolling([2])
      .thenAmong({ type: 'riposteAimed', shooterId: sh('x'), sector: 'rear' })
    // Its rear answers with b: 3 - 2 against 5 - 12 are 8 points on three elements.
    given(play(won('rolled'), set('front', 'front'), [2]))
      .when(fire('F'))
      .rolling([1, 1], [6, 6])
      .thenAmong(
        { type: 'elementLost', shipId: sh('a'), sector: 'rear', element: 'b' },
        { type: 'fireOpened', role: 'active', shooterId: sh('a') }
      )
      .thenState(state => {
        expect(shipIn(state, 'a').sectors.front.lost).toEqual([])
        expect(engagementIn(state)).toMatchObject({ firingSector: 'front', targetSector: 'front', weapon: 'A' })
      })
  })
  it('is asked for nothing where there is no riposte', () => {
    given(play(fight({ rulings: { 'pw.riposteSector': 'rolled' } }), engage(), [6], [1]))
      .when(set('front', 'rear'))
      .thenAmong({ type: 'fireOpened', role: 'active', shooterId: sh('a') })
  })
  it('is rolled for a ship without a weapon there too, where any weapon ripostes (PW-Q16)', () => {
    const forced = play(fight({ rulings: { 'pw.riposteSector': 'rolled', 'pw.riposteVsZeroRange': 'yes' } }), engage(), [1], [6])
    given(forced)
      .when(set('bottom', 'front'))
      .rolling([5])
      .thenAmong({ type: 'riposteAimed', shooterId: sh('x'), sector: 'top' })
  })
})
