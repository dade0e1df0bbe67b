import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Roller } from '../../../contract/dice/dice-rollers'

/** Fleets and officers roll, and armadas for the order of movement. */
export const rollersOf = ({ fleets, armadas, officers }: BattleState): readonly Roller[] => [...fleets, ...armadas, ...officers]
