import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Roller } from '../../../contract/dice/dice-rollers'

/** Units and wings roll, and forces. */
export const rollersOf = ({ units, wings, forces }: BattleState): readonly Roller[] => [...units, ...wings, ...forces]
