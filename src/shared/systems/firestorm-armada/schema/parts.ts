import type { Ending } from '../../../core/effects/effect'
import { schemaOf } from '../../../schema/infer'
import { brandedId, inchesUpTo, partId, whole } from '../../../schema/parts'
import { lineText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { FleetId, ShipId, UnitId, WingId } from '../model/design'

/** Parts shared by the schemas of several commands. */
export const fleet = brandedId<FleetId>()
export const unit = brandedId<UnitId>()
export const ship = brandedId<ShipId>()
export const wing = brandedId<WingId>()
export const weapon = partId
export const card = partId
export const obligation = partId

/** A count of points, dice or boxes. The rules limit it further. */
export const count = whole(0, 9_999)
/** A signed count: a shift or a bonus. */
export const shift = whole(-9_999, 9_999)
/** Inches measured at the table, in halves and quarters too. */
export const inches = inchesUpTo(9_999)

export const reason = lineText

/** Turns of a battle, with room to spare. */
const round = whole(0, 10_000)
const phase = ruleWord

export const ending = schemaOf<Ending>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('endOfPhase'), round, phase }),
    z.strictObject({ kind: z.literal('startOfPhase'), round, phase }),
    z.strictObject({ kind: z.literal('endOfRound'), round }),
    z.strictObject({ kind: z.literal('untilRepaired') }),
    z.strictObject({ kind: z.literal('battle') })
  ])
)
