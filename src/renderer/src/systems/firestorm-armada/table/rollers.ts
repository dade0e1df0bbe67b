import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Roller } from '../../../contract/dice-rollers'

/** Ships and wings roll, squadrons and flights as one, and fleets for the initiative. */
export const rollersOf = ({ ships, wings, units, fleets }: BattleState): readonly Roller[] => [...ships, ...wings, ...units, ...fleets]
