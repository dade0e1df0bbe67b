import { AUTOMATION_LEVELS } from '../automation'
import { partId, whole } from '../../schema/parts'
import { longText, nameText, ruleWord } from '../../schema/text'
import { z } from '../../schema/zod'
import type { Roster, SystemId } from '../../systems/index'
import { hostedSystem, SYSTEM_IDS } from '../../systems/index'
import type { CampaignV1 } from './v1'

/** Format 2: rosters of any rule system, where format 1 had armadas alone. Released versions are never edited. */
export const FORMAT_2 = 2

export const battleRefV2 = z.strictObject({
  id: partId,
  name: nameText,
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  /** Milliseconds since 1970; null before the first command after its start. */
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  status: z.enum(['running', 'ended']),
  round: whole(0, 10_000),
  phase: ruleWord,
  rosterIds: z.array(partId).min(2).max(8)
})

const ofSystem = (system: SystemId) =>
  z.strictObject({
    format: z.literal(FORMAT_2),
    /** Names a directory, so nothing but letters, digits, dash and underscore is in it. */
    id: partId,
    name: nameText,
    system: z.literal(system),
    createdAt: whole(0, Number.MAX_SAFE_INTEGER),
    lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
    isArchived: z.boolean(),
    notes: longText,
    rulings: z.record(ruleWord, ruleWord),
    automation: z.enum(AUTOMATION_LEVELS),
    /** Armadas, fleets or forces, whatever the system calls them. */
    rosters: z.array<z.ZodType<Roster>>(hostedSystem(system).rosterSchema).max(200),
    battles: z.array(battleRefV2).max(2_000)
  })

const [first, ...others] = SYSTEM_IDS.map(ofSystem)
if (first === undefined) throw new Error('There is no system')
export const campaignV2 = z.discriminatedUnion('system', [first, ...others])

export type CampaignV2 = z.infer<typeof campaignV2>

/** A campaign of format 1 as format 2 has it: nothing is lost, its armadas are its rosters. */
export function upFromV1({ armadas, battles, ...rest }: CampaignV1): CampaignV2 {
  return {
    ...rest,
    format: FORMAT_2,
    rosters: armadas,
    battles: battles.map(({ armadaIds, ...battle }) => ({ ...battle, rosterIds: armadaIds }))
  }
}
