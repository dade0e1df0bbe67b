import { addedFlag, partId, whole } from '../../schema/parts'
import type { Roster } from '../../schema/hosted-system'
import { longText, nameText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'
import type { SystemId } from '../../systems/index'
import { battleNotesV1, campaignNotesV1 } from './chronicle-v1'
import { ROSTERS_V1 } from './rosters-v1'

/** Format 1 of campaign documents. Released versions are never edited. */
export const FORMAT_1 = 1

export const battleRefV1 = z.strictObject({
  id: partId,
  name: nameText,
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  /** Milliseconds since 1970; null before the first command after it began. */
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  status: z.enum(['running', 'ended']),
  round: whole(0, 10_000),
  phase: ruleWord,
  rosterIds: z.array(partId).min(2).max(8),
  ...battleNotesV1
})

const ofSystem = <Id extends SystemId>(system: Id) =>
  z.strictObject({
    format: z.literal(FORMAT_1),
    /** Used as a directory name, so it contains only letters, digits, dashes and underscores. */
    id: partId,
    name: nameText,
    system: z.literal<SystemId>(system),
    createdAt: whole(0, Number.MAX_SAFE_INTEGER),
    lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
    isArchived: z.boolean(),
    /** The drawer of the quick battles of this game; absent in every other campaign. */
    isDrawer: addedFlag(),
    notes: longText,
    rulings: z.record(ruleWord, ruleWord),
    automation: z.enum(['track', 'assist', 'referee']),
    /** Armadas, fleets, forces or squads, depending on the system. */
    rosters: z.array<z.ZodType<Roster>>(ROSTERS_V1[system]).max(200),
    battles: z.array(battleRefV1).max(2_000),
    ...campaignNotesV1
  })

const [first, ...others] = (Object.keys(ROSTERS_V1) as readonly SystemId[]).map(ofSystem)
if (first === undefined) throw new Error('There is no system')
export const campaignV1 = z.discriminatedUnion('system', [first, ...others])

export type CampaignV1 = z.infer<typeof campaignV1>
