import { AUTOMATION_LEVELS, USUAL_AUTOMATION } from '../automation'
import { partId, whole } from '../../schema/parts'
import { longText, nameText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'
import { draftArmadaV1 } from '../../systems/starfinder-armada/schema/roster-v1'

/** Format 1: the first campaign document, of Starfinder armada combat alone. Released versions are never edited. */
export const FORMAT_1 = 1

const battleRefV1 = z.strictObject({
  id: partId,
  name: nameText,
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  /** Milliseconds since 1970; null before the first command after its start. */
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  status: z.enum(['running', 'ended']),
  round: whole(0, 10_000),
  phase: ruleWord,
  armadaIds: z.array(partId).min(2).max(8)
})

export const campaignV1 = z.strictObject({
  format: z.literal(FORMAT_1),
  id: partId,
  name: nameText,
  system: z.literal('starfinder-armada'),
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  isArchived: z.boolean(),
  notes: longText,
  rulings: z.record(ruleWord, ruleWord),
  automation: z.enum(AUTOMATION_LEVELS).default(USUAL_AUTOMATION),
  armadas: z.array(draftArmadaV1).max(200),
  battles: z.array(battleRefV1).max(2_000)
})

export type CampaignV1 = z.infer<typeof campaignV1>
