import { partialOf } from '../../../schema/form'
import { sideId } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { FleetCorrection, ShipCorrection, SquadronCorrection } from '../model/corrections'
import { draftSquadronV1 } from './roster-v1'
import { count, detector, elements, fleet, ordinal, position, ship, squadron, table } from './parts'

const jam = z.strictObject({ detector, untilTurn: count })
const some = elements.exactOptional()

const shipCorrection = partialOf<ShipCorrection>()({
  name: nameText,
  position: position.nullable(),
  jams: z.array(jam).max(9),
  pdSpent: count,
  pmSpent: count,
  note: noteText,
  elements: z.strictObject({ front: some, rear: some, right: some, left: some, top: some, bottom: some })
})

const squadronCorrection = partialOf<SquadronCorrection>()({ name: nameText, hasActed: z.boolean(), note: noteText })

const fleetCorrection = partialOf<FleetCorrection>()({ name: nameText, costPoints: count, budgetPoints: count })

/** What the GM does outside the rules. */
export const pwTableCommands = [
  /** The GM gives the initiative without dice. */
  z.strictObject({ type: z.literal('giveInitiative'), sideId, reason: lineText }),
  /** The detector waiting for an answer was not tried after all. */
  z.strictObject({ type: z.literal('withdrawDetection'), reason: lineText }),
  /** The engagement is cut short. */
  z.strictObject({ type: z.literal('endEngagement'), reason: lineText }),
  /** Squadrons join a fleet, all in one place, and act from now on. */
  z.strictObject({ type: z.literal('joinSquadrons'), fleetId: fleet, squadrons: z.array(draftSquadronV1).max(60), at: position }),
  z.strictObject({ type: z.literal('correctShip'), shipId: ship, correction: shipCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctSquadron'), squadronId: squadron, correction: squadronCorrection, reason: lineText }),
  z.strictObject({ type: z.literal('correctFleet'), fleetId: fleet, correction: fleetCorrection, reason: lineText }),
  /** Whether an enemy counts as found by a squadron. */
  z.strictObject({ type: z.literal('correctDetection'), squadronId: squadron, targetId: ship, isDetected: z.boolean(), reason: lineText }),
  /** New points of damage for the shot being applied. */
  z.strictObject({ type: z.literal('correctDamage'), points: count, reason: lineText }),
  /** A new score in a table, row O included (PW-Q27). */
  z.strictObject({ type: z.literal('setTableCell'), table, row: ordinal, column: ordinal, value: ordinal }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: lineText }),
  /** The GM ends the battle; null if nobody has won. */
  z.strictObject({ type: z.literal('endBattle'), winnerId: sideId.nullable() }),
  /** The table plays on after a victory or an end. */
  z.strictObject({ type: z.literal('resumeBattle'), reason: lineText })
] as const
