import { describe, expect, it } from 'vitest'
import { petitWargame } from '@shared/systems/petit-wargame'
import { SECTORS, WEAPONS } from '@shared/systems/petit-wargame/model/element'
import { chanceOf } from '../support/chance'
import { setupOf } from '../support/petit-wargame/random-battle'
import { playWholeBattle } from '../support/petit-wargame/whole-battle'
import { describeGoldenBattles, describeWholeBattles, goldenBattles } from '../support/golden-battles'

/** The sample fleets, or one squadron of each, under three sets of readings. The seeds were chosen so that the set uses every feature. */
const battles = [
  { name: 'by-default', seed: 31, tables: 'printed', squadrons: 1, rulings: {} },
  {
    name: 'built-tables',
    seed: 33,
    tables: 'built',
    squadrons: 2,
    rulings: { 'pw.distance': 'chebyshev3D', 'pw.detectionScope': 'wholeTurnFleet', 'pw.victory': 'destroyedElements', 'pw.initDie': 'd4' }
  },
  {
    name: 'house-rules',
    seed: 12,
    tables: 'printed',
    squadrons: 1,
    rulings: {
      'pw.rangedCombat': 'yes',
      'pw.riposteVsZeroRange': 'yes',
      'pw.riposteSwitchWeapon': 'yes',
      'pw.clampDefenderMargin': 'yes',
      'pw.defenderMayDecline': 'yes',
      'pw.manoeuvrePm': 'remainingThisTurn',
      'pw.jamCount': 'startsNextTurn'
    }
  }
] as const

describeWholeBattles(
  petitWargame,
  battles,
  ({ name, seed, rulings, tables, squadrons }) => playWholeBattle(chanceOf(seed), setupOf(rulings, name, tables, squadrons)),
  state => state.isOver
)

const golden = goldenBattles(petitWargame)
const kept = [...golden.values()]
describeGoldenBattles(petitWargame, golden)

describe('the golden battles together', () => {
  const events = kept.flatMap(({ entries }) => entries.flatMap(entry => entry.events))
  const types = new Set(events.map(event => event.type))
  it.each([
    'tableCompleted',
    'initiativeGiven',
    'detectorJammed',
    'jamEnded',
    'choiceDue',
    'pointStruck',
    'pointsWasted',
    'shipDestroyed',
    'turnEnded',
    'victoryWon'
  ] as const)('hold a %s', type => {
    expect(types.has(type)).toBe(true)
  })
  it('end an engagement for every reason but the leave of the GM', () => {
    const reasons = new Set(events.flatMap(event => (event.type === 'engagementEnded' ? [event.because] : [])))
    expect([...reasons].sort()).toEqual(['destroyed', 'done', 'no-weapon', 'weapon-lost'])
  })
  it('fire every weapon, in both modes, as riposte too', () => {
    const shots = events.flatMap(event => (event.type === 'fireDeclared' ? [event] : []))
    expect(WEAPONS.filter(weapon => shots.every(shot => shot.weapon !== weapon))).toEqual([])
    expect(new Set(shots.map(shot => `${shot.role} ${shot.mode}`)).size).toBe(4)
  })
  it('answer with a defence, with none where there is none, and without one that could be left out', () => {
    const answers = kept.flatMap(({ entries }) => entries.flatMap(({ command }) => (command.type === 'chooseDefence' ? [command] : [])))
    expect(new Set(answers.map(answer => answer.defence === null))).toEqual(new Set([true, false]))
    expect(events.some(event => event.type === 'shotRolled' && event.defence === null)).toBe(true)
  })
  it('set the position by either side and by chance, and hit every sector', () => {
    expect(new Set(events.flatMap(event => (event.type === 'positionSet' ? [event.by] : []))).size).toBe(3)
    const hit = new Set(events.flatMap(event => (event.type === 'elementLost' ? [event.sector] : [])))
    expect(SECTORS.filter(sector => !hit.has(sector))).toEqual([])
  })
  it('are all won', () => {
    expect(kept.map(({ end }) => end.winnerId !== null)).toEqual([true, true, true])
  })
})
