import { askedOf, partialOf } from '../../../schema/infer'
import { sideId, telling, typed } from '../../../schema/parts'
import { lineText, nameText, noteText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { FleetCorrection, ShipCorrection, SquadronCorrection } from '../model/corrections'
import { draftSquadronV1 } from './roster-v1'
import { fleetCorrection, squadronCorrection } from './events-v1/corrections'
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

/** The GM's acts outside the rules. */
export const pwTableCommands = [
  /** The GM gives the initiative without dice. */
  typed('giveInitiative', { sideId, reason: lineText }),
  /** The detector waiting for an answer was not tried after all. */
  typed('withdrawDetection', { reason: lineText }),
  /** The engagement is cut short. */
  typed('endEngagement', { reason: lineText }),
  /** Squadrons join a fleet, all in one place, and act from now on. */
  typed('joinSquadrons', { fleetId: fleet, squadrons: z.array(draftSquadronV1).max(60), at: position }),
  typed('correctShip', { shipId: ship, correction: shipCorrection, reason: lineText }),
  typed('correctSquadron', { squadronId: squadron, correction: askedOf<SquadronCorrection>()(squadronCorrection), reason: lineText }),
  typed('correctFleet', { fleetId: fleet, correction: askedOf<FleetCorrection>()(fleetCorrection), reason: lineText }),
  /** Whether an enemy counts as found by a squadron. */
  typed('correctDetection', { squadronId: squadron, targetId: ship, isDetected: z.boolean(), reason: lineText }),
  /** New points of damage for the shot being applied. */
  typed('correctDamage', { points: count, reason: lineText }),
  /** A new score in a table, row O included (PW-Q27). */
  typed('setTableCell', { table, row: ordinal, column: ordinal, value: ordinal }),
  typed('setRuling', { key: ruleWord, value: lineText }),
  /** Where the battle is fought, who held it, and the game master's words for its end; null for none. */
  typed('tellBattle', telling),
  /** The GM ends the battle; null if nobody has won. */
  typed('endBattle', { winnerId: sideId.nullable() }),
  /** The table plays on after a victory or an end. */
  typed('resumeBattle', { reason: lineText })
] as const
