import { poolChances } from '@shared/systems/dystopian-wars/odds/pool-odds'
import type { DiceRule } from '../../../contract/dice-rule'

const SIX = ['exploding', 'heavy', 'basic'] as const
const REROLL = ['none', 'failures', 'successes'] as const
const TOLD_PER_DIE = 3

/** Hits of a pool of d6 (DW-043, DW-055). */
export const odds: DiceRule = {
  fields: [
    { id: 'dice', min: 1, max: 20, start: 6 },
    { id: 'needed', min: 2, max: 6, start: 4 },
    { id: 'six', min: 0, max: SIX.length - 1, start: 0, names: SIX },
    { id: 'reroll', min: 0, max: REROLL.length - 1, start: 0, names: REROLL }
  ],
  map: ['dice', 'needed'],
  chances(values) {
    const { dice = 1, needed = 4 } = values
    const six = SIX[values['six'] ?? 0] ?? 'exploding'
    const reroll = REROLL[values['reroll'] ?? 0] ?? 'none'
    const most = six === 'basic' ? dice : dice * (six === 'heavy' ? 2 : TOLD_PER_DIE)
    return { first: 0, chances: [...poolChances(dice, { needed, six, reroll }, most)], isOpen: six === 'exploding' }
  }
}
