import type { Roster } from '../../schema/hosted-system'
import type { z } from '../../schema/zod'
import { draftForceV1 } from '../../systems/dystopian-wars/schema/roster-v1'
import { draftFleetV1 as firestormFleetV1 } from '../../systems/firestorm-armada/schema/roster-v1'
import type { SystemId } from '../../systems/index'
import { draftFleetV1 as petitFleetV1 } from '../../systems/petit-wargame/schema/roster-v1'
import { draftArmadaV1 } from '../../systems/starfinder-armada/schema/roster-v1'
import { draftSquadV1 } from '../../systems/xwing/schema/roster-v1'

/** The first version of each system's rosters. A new system adds its own; the others are never changed. */
export const ROSTERS_V1 = {
  'starfinder-armada': draftArmadaV1,
  'dystopian-wars': draftForceV1,
  'firestorm-armada': firestormFleetV1,
  'petit-wargame': petitFleetV1,
  xwing: draftSquadV1
} as const satisfies Readonly<Record<SystemId, z.ZodType<Roster>>>
