import type { Ending } from '../../../core/effects/effect'
import { schemaOf } from '../../../schema/infer'
import { brandedId, whole } from '../../../schema/parts'
import { ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { ABILITIES, type ArmadaId, type FleetId, type OfficerId } from '../model/design'

/** Pieces that several commands of this system share. */
export const fleet = brandedId<FleetId>()
export const officer = brandedId<OfficerId>()
export const armada = brandedId<ArmadaId>()
export const ability = z.enum([...ABILITIES, 'agile'])
/** Rounds of a battle; generous, so that no battle is ever cut short. */
export const round = whole(0, 10_000)
/** A bonus or a penalty. */
export const modifier = whole(-999, 999)
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
