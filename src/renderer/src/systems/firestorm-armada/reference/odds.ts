import { chanceOfHits, poolOdds } from '@shared/systems/firestorm-armada/odds/pool-odds'
import type { DiceRule } from '../../../contract/dice-rule'

const EXPLODES = ['chain', 'once', 'never'] as const
/** Hits are told apart up to three for each die: beyond lies less than one in a thousand. */
const TOLD_PER_DIE = 3

/** Hits of a pool of d6 (FA-017, FA-026, FA-027, FA-Q12). */
export const odds: DiceRule = {
  fields: [
    { id: 'dice', min: 1, max: 20, start: 6 },
    { id: 'from', min: 4, max: 6, start: 4 },
    { id: 'six', min: 0, max: EXPLODES.length - 1, start: 0, names: EXPLODES }
  ],
  map: ['dice', 'from'],
  chances({ dice = 1, from = 4, six = 0 }) {
    const explodes = EXPLODES[six] ?? 'never'
    const most = explodes === 'never' ? dice : dice * TOLD_PER_DIE
    const pool = poolOdds(dice, { from, sixHits: explodes === 'never' ? 1 : 2, explodes }, most)
    const atLeast = Array.from({ length: most + 1 }, (_, hits) => chanceOfHits(pool, hits))
    return { first: 0, chances: atLeast.map((chance, hits) => chance - (atLeast[hits + 1] ?? 0)), isOpen: explodes !== 'never' }
  }
}
