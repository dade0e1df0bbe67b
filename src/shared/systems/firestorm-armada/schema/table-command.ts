import { partId, sideId } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { CARD_TYPES, SHIP_STATUSES, WING_STATUSES } from '../model/battle'
import { CRITICALS } from '../model/effects'
import { card, count, ending, fleet, inches, obligation, reason, shift, ship, unit, weapon, wing } from './parts'
import { draftFleetV1, draftFlightV1, draftSquadronV1 } from './roster-v1'

const fleetCorrection = z.strictObject({
  name: nameText.exactOptional(),
  victoryPoints: shift.exactOptional(),
  tacticalShift: shift.exactOptional(),
  commandShift: shift.exactOptional(),
  handShift: shift.exactOptional(),
  isAllied: z.boolean().exactOptional(),
  note: noteText.exactOptional()
})

const unitCorrection = z.strictObject({
  name: nameText.exactOptional(),
  hasActivated: z.boolean().exactOptional(),
  note: noteText.exactOptional()
})

const shipCorrection = z.strictObject({
  name: nameText.exactOptional(),
  mv: count.exactOptional(),
  hull: count.exactOptional(),
  crew: count.exactOptional(),
  assault: count.exactOptional(),
  pointDefence: count.exactOptional(),
  shields: count.exactOptional(),
  damageRating: count.nullable().exactOptional(),
  criticalRating: count.nullable().exactOptional(),
  hullLost: count.exactOptional(),
  crewLost: count.exactOptional(),
  assaultLost: count.exactOptional(),
  status: z.enum(SHIP_STATUSES).exactOptional(),
  movedInches: inches.nullable().exactOptional(),
  hasRammed: z.boolean().exactOptional(),
  hasBoarded: z.boolean().exactOptional(),
  pointDefenceUsed: count.exactOptional(),
  note: noteText.exactOptional()
})

const weaponCorrection = z.strictObject({
  dice: z.array(count).max(20).exactOptional(),
  fired: z.enum(['no', 'split', 'whole']).exactOptional(),
  diceUsed: count.exactOptional(),
  isOffline: z.boolean().exactOptional()
})

const wingCorrection = z.strictObject({
  name: nameText.exactOptional(),
  status: z.enum(WING_STATUSES).exactOptional(),
  isDrivenOff: z.boolean().exactOptional(),
  hasMoved: z.boolean().exactOptional(),
  isHidden: z.boolean().exactOptional(),
  note: noteText.exactOptional()
})

const laidEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('critical'), critical: z.enum(CRITICALS) }),
  z.strictObject({ kind: z.literal('marker'), name: nameText })
])

/** Commands of the GM. */
export const tableCommands = [
  z.strictObject({ type: z.literal('correctFleet'), fleetId: fleet, correction: fleetCorrection, reason }),
  z.strictObject({ type: z.literal('correctUnit'), unitId: unit, correction: unitCorrection, reason }),
  z.strictObject({ type: z.literal('correctShip'), shipId: ship, correction: shipCorrection, reason }),
  z.strictObject({ type: z.literal('correctWeapon'), shipId: ship, weaponId: weapon, correction: weaponCorrection, reason }),
  z.strictObject({ type: z.literal('correctWing'), wingId: wing, correction: wingCorrection, reason }),
  z.strictObject({
    type: z.literal('noteCard'),
    fleetId: fleet,
    cardId: card,
    cardType: z.enum(CARD_TYPES).nullable(),
    text: lineText
  }),
  z.strictObject({ type: z.literal('noteTable'), text: noteText }),
  z.strictObject({ type: z.literal('addEffect'), targetId: partId, effect: laidEffect, ending, reason }),
  z.strictObject({ type: z.literal('endEffect'), effectId: partId, reason }),
  z.strictObject({ type: z.literal('deferObligation'), obligationId: obligation }),
  z.strictObject({ type: z.literal('waiveObligation'), obligationId: obligation, reason }),
  z.strictObject({
    type: z.literal('joinUnits'),
    fleetId: fleet,
    squadrons: z.array(draftSquadronV1).max(60),
    flights: z.array(draftFlightV1).max(60)
  }),
  z.strictObject({ type: z.literal('joinFleet'), sideId, fleet: draftFleetV1 }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: ruleWord })
] as const
