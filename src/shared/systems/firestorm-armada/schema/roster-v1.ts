import { objectOf } from '../../../schema/infer'
import { brandedId, partId, whole } from '../../../schema/parts'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron, DraftWeapon, FleetId, ShipId, UnitId, WingId } from '../model/design'

/** Limits of a card before validation. */
const figure = whole(0, 999)

export const draftWeaponV1 = objectOf<DraftWeapon>()({
  id: partId,
  name: nameText,
  mount: z.enum(['fore', 'aft', 'port', 'starboard', 'turret', 'torpedo']),
  dice: z.array(figure).max(8)
})

export const draftShipV1 = objectOf<DraftShip>()({
  id: brandedId<ShipId>(),
  name: nameText,
  shipClass: z.enum(['capital', 'frigate', 'escort', 'transport', 'weaponPlatform', 'corvette', 'shuttle', 'fireDrone']),
  mv: figure,
  hull: figure,
  crew: figure,
  assault: figure,
  pointDefence: figure,
  shields: figure,
  damageRating: figure.nullable(),
  criticalRating: figure.nullable(),
  points: whole(0, 9_999).exactOptional(),
  mines: figure.exactOptional(),
  specialRules: lineText.exactOptional(),
  weapons: z.array(draftWeaponV1).max(24)
})

export const draftSquadronV1 = objectOf<DraftSquadron>()({
  id: brandedId<UnitId>(),
  name: nameText,
  ships: z.array(draftShipV1).max(30),
  isHidden: z.boolean().exactOptional()
})

export const draftFlightV1 = objectOf<DraftFlight>()({
  id: brandedId<UnitId>(),
  name: nameText,
  wings: z
    .array(
      z.strictObject({
        id: brandedId<WingId>(),
        name: nameText,
        kind: z.enum(['fighter', 'interceptor', 'bomber', 'assault', 'support']).exactOptional()
      })
    )
    .max(60),
  isHidden: z.boolean().exactOptional()
})

/** A fleet of Firestorm Armada as saved in a campaign. Released versions are never edited. */
export const draftFleetV1 = objectOf<DraftFleet>()({
  id: brandedId<FleetId>(),
  name: nameText,
  faction: z.enum(['dindrenzi', 'aquan', 'terran', 'relthoza', 'sorylian', 'directorate']),
  isAllied: z.boolean(),
  squadrons: z.array(draftSquadronV1).max(60),
  flights: z.array(draftFlightV1).max(60),
  allowIllegal: z.boolean()
})
