import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { chanceOf } from '../support/chance'
import { describeWholeBattles } from '../support/golden-battles'
import { setupOf } from '../support/random-battle'
import { playWholeBattle } from '../support/whole-battle'

/** Two armadas of each tier, and three of one; every table is busy. The seeds were chosen so that the set uses every feature. */
const battles: readonly { readonly name: string; readonly seed: number; readonly setup: () => SaCommand }[] = [
  { name: 'sample-tier-6', seed: 6, setup: sample },
  { name: 'two-of-tier-1', seed: 10, setup: () => setupOf(chanceOf(10), [1, 1], {}) },
  { name: 'two-of-tier-5', seed: 4, setup: () => setupOf(chanceOf(4), [5, 5], {}) },
  { name: 'two-of-tier-10', seed: 39, setup: () => setupOf(chanceOf(39), [10, 10], {}) },
  { name: 'tier-19-against-20', seed: 42, setup: () => setupOf(chanceOf(42), [19, 20], {}) },
  {
    name: 'three-armadas',
    seed: 50,
    setup: () => setupOf(chanceOf(50), [8, 7, 6], { 'sa.duelVictim': 'random', 'sa.batchOrder': 'worstForDefender' })
  }
]

describeWholeBattles(
  starfinderArmada,
  battles,
  ({ seed, setup }) => playWholeBattle(chanceOf(seed), setup(), true),
  state => state.phase === 'over'
)

function sample(): SaCommand {
  let n = 0
  const [one, other] = sampleArmadas(() => `s${String((n += 1))}`)
  return {
    type: 'beginBattle',
    name: 'Meridian Gap',
    rulings: {},
    armadas: [
      { sideId: 'A', armada: one },
      { sideId: 'B', armada: other }
    ]
  }
}
