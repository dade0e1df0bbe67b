import { objectOf } from '../../../schema/infer'
import { brandedId, whole } from '../../../schema/parts'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { DraftFleet, DraftSquadron, FleetId, ShipId, SquadronId } from '../model/design'

const sector = z.strictObject({
  points: whole(0, 99),
  elements: z
    .array(z.enum(['engine', 'A', 'B', 'C', 'D', 'E', 'F', 'a', 'b', 'c', 'd', 'e', 'f', 'W', 'X', 'Y', 'Z', 'w', 'x', 'y', 'z']))
    .max(99)
})

const ship = z.strictObject({
  id: brandedId<ShipId>(),
  name: nameText,
  size: z.enum(['small', 'medium', 'large']),
  sectors: z.strictObject({ front: sector, rear: sector, right: sector, left: sector, top: sector, bottom: sector })
})

/** A squadron as saved in the same campaigns. */
export const draftSquadronV1 = objectOf<DraftSquadron>()({
  id: brandedId<SquadronId>(),
  name: nameText,
  ships: z.array(ship).max(60),
  isHidden: z.boolean().exactOptional()
})

/** A fleet of Petit Wargame as saved in a campaign. Released versions are never edited. */
export const draftFleetV1 = objectOf<DraftFleet>()({
  id: brandedId<FleetId>(),
  name: nameText,
  budgetPoints: whole(0, 9_999),
  squadrons: z.array(draftSquadronV1).max(60),
  allowIllegal: z.boolean()
})
