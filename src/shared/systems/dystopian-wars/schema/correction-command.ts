import { askedOf, schemaOf } from '../../../schema/infer'
import { partId, typed } from '../../../schema/parts'
import { lineText, nameText, noteText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { BARS, UNIT_STATUSES, WING_STATUSES } from '../model/battle'
import type { ForceCorrection, SquadronCorrection, UnitCorrection, WingCorrection } from '../model/corrections'
import { DEPTHS } from '../model/force'
import { forceCorrection, squadronCorrection } from './events-v1/corrections'
import { criticalRow, force, points, signed, squadron, unit, wing } from './parts'
import { unitCardV1, wingCardV1 } from './roster-v1'

const unitCorrection = schemaOf<UnitCorrection>()(
  z
    .strictObject({
      name: nameText,
      ...unitCardV1,
      status: z.enum(UNIT_STATUSES),
      isObscured: z.boolean(),
      depth: z.enum(DEPTHS),
      diceAdjustment: signed,
      note: noteText,
      criticalRows: z.array(criticalRow).max(20)
    })
    .exactPartial()
)

const wingCorrection = schemaOf<WingCorrection>()(
  z
    .strictObject({
      name: nameText,
      ...wingCardV1,
      status: z.enum(WING_STATUSES),
      hasAborted: z.boolean(),
      bar: z.enum(BARS),
      diceAdjustment: signed,
      note: noteText
    })
    .exactPartial()
)

/** Values that the GM sets directly. */
export const correctionCommands = [
  typed('correctUnit', { unitId: unit, correction: unitCorrection, reason: lineText }),
  typed('correctWing', { wingId: wing, correction: wingCorrection, reason: lineText }),
  typed('correctSquadron', { squadronId: squadron, correction: askedOf<SquadronCorrection>()(squadronCorrection), reason: lineText }),
  typed('correctForce', { forceId: force, correction: askedOf<ForceCorrection>()(forceCorrection), reason: lineText }),
  /** A new number of hits for the attack between its roll and its damage. */
  typed('correctAttack', { attackId: partId, correction: z.strictObject({ hits: points }), reason: lineText })
] as const
