import { z } from '../../campaign/zod'
import type { ArmadaId, FleetId, OfficerId } from '../../systems/starfinder-armada/model/design'
import { ABILITIES } from '../../systems/starfinder-armada/model/design'
import { brandedId, ruleWord, whole } from './parts'

/** Pieces that several commands of this system share. */
export const fleet = brandedId<FleetId>()
export const officer = brandedId<OfficerId>()
export const armada = brandedId<ArmadaId>()
export const ability = z.enum([...ABILITIES, 'agile'])
/** Rounds of a battle; generous, so that no table is ever cut short. */
export const round = whole(0, 10_000)
/** A bonus or a penalty. */
export const modifier = whole(-999, 999)
/** What the GM writes beside a fleet, over several lines if need be. */
export const noteText = z
  .string()
  .max(2_000)
  .refine(text => text.isWellFormed(), 'bad-text')
const phase = ruleWord

export const ending = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('endOfPhase'), round, phase }),
  z.strictObject({ kind: z.literal('startOfPhase'), round, phase }),
  z.strictObject({ kind: z.literal('endOfRound'), round }),
  z.strictObject({ kind: z.literal('untilRepaired') }),
  z.strictObject({ kind: z.literal('battle') })
])
