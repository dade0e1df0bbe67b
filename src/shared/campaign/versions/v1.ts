import { AUTOMATION_LEVELS, USUAL_AUTOMATION } from '../automation'
import { z } from '../zod'
import { ABILITIES, FLEET_CLASSES, ROLES, SIZES } from '../../systems/starfinder-armada/model/design'
import type { ArmadaId, FleetId, OfficerId } from '../../systems/starfinder-armada/model/design'

/** Format 1: the first campaign document. Released versions are never edited; a change becomes v2.ts with its `up`. */
export const FORMAT_1 = 1

/** Ids made by the app: letters, digits, dash and underscore. They name directories, so nothing else is allowed. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/u)
const whole = (min: number, max: number): z.ZodNumber => z.number().int().min(min).max(max)

/** Names a person typed: well-formed text of 1 to 80 characters without control or direction-override characters. */
export const nameText = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine(text => text.isWellFormed(), 'bad-text')
  .refine(text => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'bad-text')

export const longText = z
  .string()
  .max(20_000)
  .refine(text => text.isWellFormed(), 'bad-text')

/** Keys and codes of the rules, never shown as they are. */
const codeText = z
  .string()
  .max(60)
  .refine(text => text.isWellFormed(), 'bad-text')

const brandedId = <T extends string>() => id.transform(text => text as T)

export const draftFleetV1 = z.strictObject({
  id: brandedId<FleetId>(),
  name: nameText,
  tier: whole(1, 21),
  size: z.enum(SIZES),
  fleetClass: z.enum(FLEET_CLASSES),
  abilities: z.array(z.enum([...ABILITIES, 'agile'])).max(12)
})

export const draftOfficerV1 = z.strictObject({
  id: brandedId<OfficerId>(),
  name: nameText,
  role: z.enum(ROLES),
  fleetId: brandedId<FleetId>(),
  ranks: whole(0, 40),
  baseAttackBonus: whole(0, 40).nullable(),
  isPlayer: z.boolean(),
  resolvePoints: whole(0, 99)
})

export const draftArmadaV1 = z.strictObject({
  id: brandedId<ArmadaId>(),
  name: nameText,
  tier: whole(1, 20),
  fleets: z.array(draftFleetV1).max(60),
  officers: z.array(draftOfficerV1).max(120),
  allowIllegal: z.boolean()
})

export const battleRefV1 = z.strictObject({
  id,
  name: nameText,
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  /** Milliseconds since 1970; null before the first command after its start. */
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  status: z.enum(['running', 'ended']),
  round: whole(0, 10_000),
  phase: codeText,
  armadaIds: z.array(id).min(2).max(8)
})

export const campaignV1 = z.strictObject({
  format: z.literal(FORMAT_1),
  id,
  name: nameText,
  system: z.literal('starfinder-armada'),
  createdAt: whole(0, Number.MAX_SAFE_INTEGER),
  lastPlayedAt: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  isArchived: z.boolean(),
  notes: longText,
  rulings: z.record(codeText, codeText),
  automation: z.enum(AUTOMATION_LEVELS).default(USUAL_AUTOMATION),
  armadas: z.array(draftArmadaV1).max(200),
  battles: z.array(battleRefV1).max(2_000)
})
