import { describe, expect, it } from 'vitest'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { chanceOf } from '../support/chance'
import { setupOf } from '../support/firestorm-armada/random-setup'
import { playWholeBattle } from '../support/firestorm-armada/whole-battle'
import { describeGoldenBattles, describeWholeBattles, goldenBattles } from '../support/golden-battles'

/** The readings that add dice. */
const ALL_OPTIONS = {
  'fa.critTable': 'optionalHardback',
  'fa.shields': 'yes',
  'fa.pdVsTorpedo': 'on4plus',
  'fa.boardingDice': 'ap4plusOpposed',
  'fa.multiCrit': 'perMultipleOfCr',
  'fa.ownSecondWeapon': 'full',
  'fa.cardLimits': 'yes'
}

const battles: readonly { readonly name: string; readonly seed: number; readonly setup: () => FaCommands['beginBattle'] }[] = [
  { name: 'sample-fleets', seed: 3, setup: () => sample({}) },
  { name: 'sample-all-options', seed: 8, setup: () => sample(ALL_OPTIONS) },
  { name: 'three-fleets', seed: 21, setup: () => setupOf(chanceOf(21), 3, { 'fa.critTable': 'optionalHardback' }) }
]

describeWholeBattles(
  firestormArmada,
  battles,
  ({ seed, setup }) => playWholeBattle(chanceOf(seed), setup()),
  state => state.phase === 'over'
)

const golden = goldenBattles(firestormArmada)
const kept = [...golden.values()]
describeGoldenBattles(firestormArmada, golden)

describe('the golden battles together', () => {
  const events = kept.flatMap(golden => golden.entries.flatMap(entry => entry.events))
  const attacks = events.flatMap(event => (event.type === 'weaponsFired' ? [event.attack] : []))
  const used: Readonly<Record<string, boolean>> = {
    'combined fire': attacks.some(attack => attack.aims.length > 1),
    'split fire': attacks.some(attack => attack.shares.length > 0),
    'chains of sixes': attacks.some(attack => attack.pools.length > 2),
    defences: attacks.some(attack => attack.stopped > 0),
    'turn cards': events.some(event => event.type === 'turnCardsResolved'),
    'a card in battle': events.some(event => event.type === 'cardPlayed'),
    'a critical': events.some(event => event.type === 'criticalSuffered' && event.critical !== null),
    'a boarding': events.some(event => event.type === 'boardingResolved'),
    'a wing destroyed': events.some(event => event.type === 'wingDestroyed'),
    'a wing driven off': events.some(event => event.type === 'wingWithdrew'),
    'a ship destroyed': events.some(event => event.type === 'shipDestroyed')
  }
  it.each(Object.entries(used))('have %s', (_what, isUsed) => {
    expect(isUsed).toBe(true)
  })
})

function sample(rulings: FaCommands['beginBattle']['rulings']): FaCommands['beginBattle'] {
  let n = 0
  const [one, other] = sampleFleets(() => `s${String((n += 1))}`)
  return {
    type: 'beginBattle',
    name: 'Halcyon Gate',
    rulings,
    fleets: [
      { sideId: 'A', fleet: one },
      { sideId: 'B', fleet: other }
    ]
  }
}
