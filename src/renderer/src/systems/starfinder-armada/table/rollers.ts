import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Roller } from '../../../contract/dice-rollers'

/** Fleets roll, their armadas for the order of movement, and officers. */
export const rollersOf = ({ fleets, armadas, officers }: BattleState): readonly Roller[] => [...fleets, ...armadas, ...officers]
