import { partialOf } from '../../../schema/infer'
import { partId, sideId, typed } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { CARD_TYPES, SHIP_STATUSES, WING_STATUSES } from '../model/battle'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WeaponCorrection, WingCorrection } from '../model/corrections'
import { CRITICALS } from '../model/effects'
import { card, count, ending, fleet, inches, obligation, reason, shift, ship, unit, weapon, wing } from './parts'
import { draftFleetV1, draftFlightV1, draftSquadronV1 } from './roster-v1'

const fleetCorrection = partialOf<FleetCorrection>()({
  name: nameText,
  victoryPoints: shift,
  tacticalShift: shift,
  commandShift: shift,
  handShift: shift,
  isAllied: z.boolean(),
  note: noteText
})

const unitCorrection = partialOf<UnitCorrection>()({ name: nameText, hasActivated: z.boolean(), note: noteText })

const shipCorrection = partialOf<ShipCorrection>()({
  name: nameText,
  mv: count,
  hull: count,
  crew: count,
  assault: count,
  pointDefence: count,
  shields: count,
  damageRating: count.nullable(),
  criticalRating: count.nullable(),
  hullLost: count,
  crewLost: count,
  assaultLost: count,
  status: z.enum(SHIP_STATUSES),
  movedInches: inches.nullable(),
  hasRammed: z.boolean(),
  hasBoarded: z.boolean(),
  pointDefenceUsed: count,
  note: noteText
})

const weaponCorrection = partialOf<WeaponCorrection>()({
  dice: z.array(count).max(20),
  fired: z.enum(['no', 'split', 'whole']),
  diceUsed: count,
  isOffline: z.boolean()
})

const wingCorrection = partialOf<WingCorrection>()({
  name: nameText,
  status: z.enum(WING_STATUSES),
  isDrivenOff: z.boolean(),
  hasMoved: z.boolean(),
  isHidden: z.boolean(),
  contactId: z.union([ship, wing]).nullable(),
  note: noteText
})

const laidEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('critical'), critical: z.enum(CRITICALS) }),
  z.strictObject({ kind: z.literal('marker'), name: nameText })
])

/** Commands of the GM. */
export const tableCommands = [
  /** The GM sets values of a fleet, a unit, a ship or a wing outright. */
  typed('correctFleet', { fleetId: fleet, correction: fleetCorrection, reason }),
  typed('correctUnit', { unitId: unit, correction: unitCorrection, reason }),
  typed('correctShip', { shipId: ship, correction: shipCorrection, reason }),
  typed('correctWeapon', { shipId: ship, weaponId: weapon, correction: weaponCorrection, reason }),
  typed('correctWing', { wingId: wing, correction: wingCorrection, reason }),
  /** The identity of a card in the hand, once its player states it. */
  typed('noteCard', { fleetId: fleet, cardId: card, cardType: z.enum(CARD_TYPES).nullable(), text: lineText }),
  /** Terrain, and whatever else the GM notes about the table. */
  typed('noteTable', { text: noteText }),
  /** The GM puts a critical or a marker on a fleet, a unit, a ship or a wing. */
  typed('addEffect', { targetId: partId, effect: laidEffect, ending, reason }),
  typed('endEffect', { effectId: partId, reason }),
  typed('deferObligation', { obligationId: obligation }),
  typed('waiveObligation', { obligationId: obligation, reason }),
  /** Squadrons and flights join a fleet during the battle. */
  typed('joinUnits', { fleetId: fleet, squadrons: z.array(draftSquadronV1).max(60), flights: z.array(draftFlightV1).max(60) }),
  /** A fleet joins with its own hand and initiative, on a new side or an existing one. */
  typed('joinFleet', { sideId, fleet: draftFleetV1 }),
  /** A rule is read differently from now on. */
  typed('setRuling', { key: ruleWord, value: ruleWord })
] as const
