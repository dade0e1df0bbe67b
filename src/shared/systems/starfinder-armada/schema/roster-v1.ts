import { objectOf } from '../../../schema/infer'
import { brandedId, whole } from '../../../schema/parts'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { Ability, ArmadaId, DraftArmada, DraftFleet, DraftOfficer, FleetId, OfficerId } from '../model/design'

/** The abilities of the first release, written out: what is stored must not change when a new ability is added. Never edited. */
export const ABILITIES_V1 = [
  'flagship',
  'array',
  'boarders',
  'bombers',
  'damageThreshold',
  'emp',
  'gravityMines',
  'interceptors',
  'pointDefense',
  'selfDestruct',
  'superweapon',
  'agile'
] as const satisfies readonly Ability[]

/**
 * Abilities that came later. A version of Flagship that does not know one reports a campaign with it as `invalid` and leaves it untouched.
 */
const ABILITIES_SINCE_V1 = [] as const satisfies readonly Ability[]

const rank = whole(0, 40)

/** An armada as campaigns of format 1 keep it. Released versions are never edited. */
export const draftFleetV1 = objectOf<DraftFleet>()({
  id: brandedId<FleetId>(),
  name: nameText,
  tier: whole(1, 21),
  size: z.enum(['small', 'medium', 'large']),
  fleetClass: z.enum(['capital', 'destroyer', 'fighter']),
  abilities: z.array(z.enum([...ABILITIES_V1, ...ABILITIES_SINCE_V1])).max(12),
  isHidden: z.boolean().exactOptional()
})

/** Ranks in the best skill of each role. */
const ranksV1 = z.strictObject({ admiral: rank, commander: rank, chiefEngineer: rank, chiefCaster: rank, chiefTechnician: rank })

export const draftOfficerV1 = objectOf<DraftOfficer>()({
  id: brandedId<OfficerId>(),
  name: nameText,
  role: z.enum(['admiral', 'commander', 'chiefEngineer', 'chiefCaster', 'chiefTechnician']),
  fleetId: brandedId<FleetId>(),
  ranks: ranksV1,
  baseAttackBonus: whole(0, 40).nullable(),
  isPlayer: z.boolean(),
  resolvePoints: whole(0, 99)
})

export const draftArmadaV1 = objectOf<DraftArmada>()({
  id: brandedId<ArmadaId>(),
  name: nameText,
  tier: whole(1, 20),
  fleets: z.array(draftFleetV1).max(60),
  officers: z.array(draftOfficerV1).max(120),
  allowIllegal: z.boolean()
})
