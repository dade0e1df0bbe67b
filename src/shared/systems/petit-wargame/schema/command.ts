import { rulings, sideId } from '../../../schema/parts'
import type { SameType } from '../../../schema/same-type'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { PwCommand } from '../commands/command'
import { FIRE_MODES } from '../model/element'
import { PATH_STEPS_MAX } from '../tables/limits'
import { countermeasure, defence, detector, elements, ordinal, position, sector, ship, squadron, weapon } from './parts'
import { draftFleetV1 } from './roster-v1'
import { pwTableCommands } from './table-command'

/**
 * Every command of Petit Wargame spatial as it may come from outside: no unknown fields, whole numbers within limits, sound text. Whether the rules
 * allow it is not checked here.
 */
export const pwCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beginBattle'),
    name: nameText,
    fleets: z.array(z.strictObject({ sideId, fleet: draftFleetV1 })).max(8),
    rulings,
    tables: z.enum(['printed', 'built'])
  }),
  z.strictObject({ type: z.literal('shareTokens'), drawn: z.array(ordinal).max(99).nullable() }),
  z.strictObject({ type: z.literal('placeToken'), sideId, row: ordinal, column: ordinal, value: ordinal }),
  z.strictObject({ type: z.literal('rollDeployment') }),
  z.strictObject({ type: z.literal('placeSquadron'), squadronId: squadron, at: position }),
  z.strictObject({ type: z.literal('rollInitiative') }),
  z.strictObject({ type: z.literal('activateSquadron'), squadronId: squadron }),
  z.strictObject({ type: z.literal('attemptDetection'), shipId: ship, detector, targetId: ship }),
  z.strictObject({ type: z.literal('answerDetection'), countermeasure: countermeasure.nullable() }),
  z.strictObject({ type: z.literal('moveShip'), shipId: ship, path: z.array(position).max(PATH_STEPS_MAX) }),
  z.strictObject({ type: z.literal('advancePhase') }),
  z.strictObject({ type: z.literal('engage'), shipId: ship, targetId: ship }),
  z.strictObject({ type: z.literal('choosePosition'), firingSector: sector, targetSector: sector }),
  z.strictObject({ type: z.literal('chooseWeapon'), weapon }),
  z.strictObject({ type: z.literal('declareFire'), weapon, mode: z.enum(FIRE_MODES) }),
  z.strictObject({ type: z.literal('chooseDefence'), defence: defence.nullable() }),
  z.strictObject({ type: z.literal('loseElements'), elements }),
  ...pwTableCommands
])

true satisfies SameType<PwCommand, z.infer<typeof pwCommandSchema>>
