import { askedOf, partialOf } from '../../../schema/infer'
import { partId, sideId, telling, typed } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { CARD_TYPES } from '../model/battle'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WeaponCorrection, WingCorrection } from '../model/corrections'
import { CRITICALS } from '../model/effects'
import { fleetCorrection, shipCorrection, unitCorrection, wingCorrection } from './events-v1/corrections'
import { card, count, ending, fleet, obligation, reason, ship, unit, weapon, wing } from './parts'
import { draftFleetV1, draftFlightV1, draftSquadronV1 } from './roster-v1'

const weaponCorrection = partialOf<WeaponCorrection>()({
  dice: z.array(count).max(20),
  fired: z.enum(['no', 'split', 'whole']),
  diceUsed: count,
  isOffline: z.boolean()
})

const laidEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('critical'), critical: z.enum(CRITICALS) }),
  z.strictObject({ kind: z.literal('marker'), name: nameText })
])

/** Commands of the GM. */
export const tableCommands = [
  /** The GM sets values of a fleet, a unit, a ship or a wing outright. */
  typed('correctFleet', { fleetId: fleet, correction: askedOf<FleetCorrection>()(fleetCorrection), reason }),
  typed('correctUnit', { unitId: unit, correction: askedOf<UnitCorrection>()(unitCorrection), reason }),
  typed('correctShip', { shipId: ship, correction: askedOf<ShipCorrection>()(shipCorrection), reason }),
  typed('correctWeapon', { shipId: ship, weaponId: weapon, correction: weaponCorrection, reason }),
  typed('correctWing', { wingId: wing, correction: askedOf<WingCorrection>()(wingCorrection), reason }),
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
  typed('setRuling', { key: ruleWord, value: ruleWord }),
  /** Where the battle is fought, who held it, and the game master's words for its end; null for none. */
  typed('tellBattle', telling)
] as const
