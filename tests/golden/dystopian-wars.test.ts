import { describe, expect, it } from 'vitest'
import { commonRulings } from '@shared/core/rulings/ruling'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { RULINGS } from '@shared/systems/dystopian-wars/rulings'
import { CRITICAL_ROWS } from '@shared/systems/dystopian-wars/model/criticals'
import { chanceOf } from '../support/chance'
import { setupOf } from '../support/dystopian-wars/random-battle'
import { playWholeBattle } from '../support/dystopian-wars/whole-battle'
import { describeGoldenBattles, describeWholeBattles, goldenBattles } from '../support/golden-battles'

/** The sample forces under three sets of readings. The seeds were chosen so that the set uses every feature. */
const battles = [
  { name: 'by-default', seed: 66, rulings: {} },
  {
    name: 'heavy-dice',
    seed: 60,
    rulings: { ...commonRulings(RULINGS), 'dw.dice': 'heavy', 'dw.multiCrit': 'perMultipleOfCr', 'dw.tfSixes': 'destroyExplode' }
  },
  {
    name: 'harsh',
    seed: 57,
    rulings: {
      'dw.obstruction': 'twice',
      'dw.sturginium': 'removed',
      'dw.fuelZero': 'removed',
      'dw.linkHalf': 'no',
      'dw.counterShields': 'yes',
      'dw.criticalTwice': 'again',
      'dw.wipedOutAbort': 'yes',
      'dw.defenceAfterCounter': 'no',
      'dw.ownGenerators': 'choice',
      'dw.scientist': 'owner'
    }
  }
] as const

describeWholeBattles(
  dystopianWars,
  battles,
  ({ name, seed, rulings }) => playWholeBattle(chanceOf(seed), setupOf(rulings, name)),
  state => state.isOver
)

const golden = goldenBattles(dystopianWars)
const kept = [...golden.values()]
describeGoldenBattles(dystopianWars, golden)

describe('the golden battles together', () => {
  const events = kept.flatMap(({ entries }) => entries.flatMap(entry => entry.events))
  const types = new Set(events.map(event => event.type))
  it.each([
    'defensiveFireRolled',
    'shieldsRolled',
    'wingAborted',
    'tokensLost',
    'wingRemoved',
    'explosionStruck',
    'unitTeleported'
  ] as const)('hold a %s', type => {
    expect(types.has(type)).toBe(true)
  })
  it('enter each of the nine steps', () => {
    expect(new Set(events.flatMap(event => (event.type === 'stepEntered' ? [event.step] : []))).size).toBe(9)
  })
  it('split fire, and cut a share short', () => {
    const shares = events.flatMap(event => (event.type === 'attackRolled' && event.share !== null ? [event.share] : []))
    expect(shares.some(share => share.left < share.taken)).toBe(true)
    expect(shares.length).toBeGreaterThan(10)
  })
  it('roll each row of the critical table', () => {
    const rows = new Set(events.flatMap(event => (event.type === 'criticalSuffered' ? [event.row] : [])))
    expect(CRITICAL_ROWS.filter(row => !rows.has(row))).toEqual([])
  })
})
