import { sideId } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { draftSquadronV1 } from './roster-v1'
import { count, detector, elements, fleet, ordinal, position, ship, squadron, table } from './parts'

const jam = z.strictObject({ detector, untilTurn: count })
const some = elements.exactOptional()

const shipCorrection = z.strictObject({
  name: nameText.exactOptional(),
  position: position.nullable().exactOptional(),
  jams: z.array(jam).max(9).exactOptional(),
  pdSpent: count.exactOptional(),
  pmSpent: count.exactOptional(),
  note: noteText.exactOptional(),
  elements: z.strictObject({ front: some, rear: some, right: some, left: some, top: some, bottom: some }).exactOptional()
})

const squadronCorrection = z.strictObject({
  name: nameText.exactOptional(),
  hasActed: z.boolean().exactOptional(),
  note: noteText.exactOptional()
})

const fleetCorrection = z.strictObject({
  name: nameText.exactOptional(),
  costPoints: count.exactOptional(),
  budgetPoints: count.exactOptional()
})

/** What the GM does outside the rules. */
export const pwTableCommands = [
  z.strictObject({ type: z.literal('giveInitiative'), sideId, reason: lineText }),
  z.strictObject({ type: z.literal('withdrawDetection'), reason: lineText }),
  z.strictObject({ type: z.literal('endEngagement'), reason: lineText }),
  z.strictObject({ type: z.literal('joinSquadrons'), fleetId: fleet, squadrons: z.array(draftSquadronV1).max(60), at: position }),
  z.strictObject({ type: z.literal('correctShip'), shipId: ship, correction: shipCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctSquadron'), squadronId: squadron, correction: squadronCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctFleet'), fleetId: fleet, correction: fleetCorrection, reason: lineText }),
  z.strictObject({
    type: z.literal('correctDetection'),
    squadronId: squadron,
    targetId: ship,
    isDetected: z.boolean(),
    reason: lineText
  }),
  z.strictObject({ type: z.literal('correctDamage'), points: count, reason: lineText }),
  z.strictObject({ type: z.literal('setTableCell'), table, row: ordinal, column: ordinal, value: ordinal }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: lineText }),
  z.strictObject({ type: z.literal('endBattle'), winnerId: sideId.nullable() }),
  z.strictObject({ type: z.literal('resumeBattle'), reason: lineText })
] as const
