import type { Infer, SomeOf } from '../../../schema/infer'
import type { attackCorrection, correctedAttack, correctedShip, shipCorrection, squadCorrection } from '../schema/events-v1/corrections'
import type { ShipState, SquadState } from './battle'

/** Values requested by the GM; a field left out stays as it is. */
export type ShipCorrection = SomeOf<ShipState & Record<'faceupCards' | 'charges', unknown>, Infer<typeof shipCorrection>>
export type SquadCorrection = SomeOf<SquadState, Infer<typeof squadCorrection>>
export type AttackCorrection = Infer<typeof attackCorrection>

/** The values of a ship that a correction leads to. `faceup` lists all its cards face up, each under a new id. */
export type CorrectedShip = Infer<typeof correctedShip>
/** The values of the attack in hand that a correction leads to. */
export type CorrectedAttack = Infer<typeof correctedAttack>
