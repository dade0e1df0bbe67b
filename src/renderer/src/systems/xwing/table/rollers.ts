import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Roller } from '../../../contract/dice/dice-rollers'

/** Ships roll. */
export const rollersOf = ({ ships }: BattleState): readonly Roller[] => ships
