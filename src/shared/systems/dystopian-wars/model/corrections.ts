import type { Infer, SomeOf } from '../../../schema/infer'
import type { attackCorrection, forceCorrection, squadronCorrection, unitCorrection, wingCorrection } from '../schema/events-v1/corrections'
import type { ForceState, SquadronState, UnitState, WingState } from './battle'

/** Values set by the GM; a field left out stays as it is. */
export type UnitCorrection = SomeOf<UnitState & Record<'criticalRows', unknown>, Infer<typeof unitCorrection>>
export type WingCorrection = SomeOf<WingState, Infer<typeof wingCorrection>>
export type SquadronCorrection = SomeOf<SquadronState, Infer<typeof squadronCorrection>>
export type ForceCorrection = SomeOf<ForceState, Infer<typeof forceCorrection>>
export type AttackCorrection = Infer<typeof attackCorrection>
