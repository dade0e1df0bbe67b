import type { Form, SomeOf } from '../../../schema/form'
import type { attackCorrection, forceCorrection, squadronCorrection, unitCorrection, wingCorrection } from '../schema/events-v1/corrections'
import type { ForceState, SquadronState, UnitState, WingState } from './battle'

/** What the GM sets; a field left out stays as it is. */
export type UnitCorrection = SomeOf<UnitState & Record<'criticalRows', unknown>, Form<typeof unitCorrection>>
export type WingCorrection = SomeOf<WingState, Form<typeof wingCorrection>>
export type SquadronCorrection = SomeOf<SquadronState, Form<typeof squadronCorrection>>
export type ForceCorrection = SomeOf<ForceState, Form<typeof forceCorrection>>
export type AttackCorrection = Form<typeof attackCorrection>
