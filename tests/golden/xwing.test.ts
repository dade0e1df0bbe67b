import { describe, expect, it } from 'vitest'
import { xwing } from '@shared/systems/xwing'
import { SPENDABLE } from '@shared/systems/xwing/model/attack'
import { ABILITY_WINDOWS, STAGE_ORDER } from '@shared/systems/xwing/model/stages'
import { chanceOf } from '../support/chance'
import { heavySetupOf, setupOf } from '../support/xwing/random-battle'
import { playWholeBattle } from '../support/xwing/whole-battle'
import { describeGoldenBattles, describeWholeBattles, goldenBattles } from '../support/golden-battles'

/** Sample squads under four sets of rulings; the fourth has heavy ships, the last passes idle windows. The seeds cover every feature. */
const battles = [
  { name: 'by-default', seed: 41, setup: setupOf, rulings: {} },
  {
    name: 'original',
    seed: 9,
    setup: setupOf,
    rulings: { 'xw.edition': 'original', 'xw.evadeToken': 'addResult', 'xw.destroyedMayAttack': 'no' }
  },
  { name: 'lenient', seed: 81, setup: setupOf, rulings: { 'xw.range0ThirdParty': 'allowed', 'xw.bonusAttackLimit': 'none' } },
  {
    name: 'one-deck',
    seed: 70,
    setup: heavySetupOf,
    rulings: { 'xw.neutralizeOrder': 'critsFirst', 'xw.range0DefenseDice': 'counted', 'xw.arcsWithin': 'apart' }
  },
  { name: 'passing', seed: 41, setup: setupOf, rulings: {}, passesIdle: true }
] as const

describeWholeBattles(
  xwing,
  battles,
  ({ name, seed, setup, rulings, ...more }) => playWholeBattle(chanceOf(seed), setup(rulings, name), 'passesIdle' in more),
  state => state.isOver
)

const golden = goldenBattles(xwing)
const kept = [...golden.values()]
describeGoldenBattles(xwing, golden)

describe('the golden battles together', () => {
  const events = kept.flatMap(({ entries }) => entries.flatMap(entry => entry.events))
  const types = new Set(events.map(event => event.type))
  const passedIn = (isOf: (file: string) => boolean): readonly string[] => {
    const told = [...golden].flatMap(([file, { entries }]) => (isOf(file) ? entries.flatMap(entry => entry.events) : []))
    return [...new Set(told.flatMap(event => (event.type === 'stagePassed' ? [event.stage] : [])))].sort()
  }
  it.each([
    'costPaid',
    'tokenSpent',
    'diceModified',
    'shieldLost',
    'cardDealt',
    'cardNamed',
    'deckRenewed',
    'shipDestroyed',
    'shipRemoved',
    'abilityUsed'
  ] as const)('hold a %s', type => {
    expect(types.has(type)).toBe(true)
  })
  it('enter each stage of an attack', () => {
    const entered = new Set(events.flatMap(event => (event.type === 'stageEntered' ? [event.stage] : [])))
    expect(STAGE_ORDER.filter(stage => stage !== 'rollAttack' && !entered.has(stage))).toEqual([])
  })
  it('let a destroyed ship fire, name cards and draw them', () => {
    const firedDead = kept.some(({ entries }) => {
      let state = xwing.initial
      return entries.some(({ command, events }) => {
        const before = state
        state = events.reduce(xwing.evolve, state)
        return command.type === 'declareAttack' && before.ships.find(ship => ship.id === command.attackerId)?.status === 'destroyed'
      })
    })
    const draws = new Set(events.flatMap(event => (event.type === 'cardNamed' ? [event.isDrawn] : [])))
    expect([firedDead, draws.size]).toEqual([true, 2])
  })
  it('lay markers where a deck has no card left', () => {
    expect(new Set(events.flatMap(event => (event.type === 'cardDealt' ? [event.isMarker] : [])))).toEqual(new Set([false, true]))
  })
  it('spend every token', () => {
    const spent = new Set(events.flatMap(event => (event.type === 'tokenSpent' ? [event.token] : [])))
    expect([...spent].sort()).toEqual([...SPENDABLE].sort())
  })
  it('attack at every range, in both kinds, at range 0 with windows passed over', () => {
    const attacks = events.flatMap(event => (event.type === 'attackDeclared' ? [event.attack] : []))
    expect(new Set(attacks.map(attack => attack.range))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(attacks.map(attack => attack.kind))).toEqual(new Set(['standard', 'bonus']))
    expect(passedIn(file => !file.startsWith('passing'))).toEqual(['attackerModifiesAttack', 'attackerModifiesDefense', 'damage'])
  })
  it('pass over every window where those in which nothing can be done are passed', () => {
    expect(passedIn(file => file.startsWith('passing'))).toEqual([...ABILITY_WINDOWS, 'damage'].sort())
  })
})
