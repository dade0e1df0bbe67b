import { brandedId, whole } from '../../../schema/parts'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { ArmadaId, FleetId, OfficerId } from '../model/design'
import { ABILITIES, FLEET_CLASSES, ROLES, SIZES } from '../model/design'

/** An armada as campaigns of format 1 keep it. Released versions are never edited. */
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
