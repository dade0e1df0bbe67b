import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Roller } from '../../../contract/dice/dice-rollers'

/** Ships, wings, squadrons and flights roll, and fleets for initiative. */
export const rollersOf = ({ ships, wings, units, fleets }: BattleState): readonly Roller[] => [...ships, ...wings, ...units, ...fleets]
