import { rulings, sideId } from '../../../schema/parts'
import type { SameType } from '../../../schema/same-type'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { FaCommand } from '../commands/command'
import { SHIP_MARKS } from '../model/battle'
import { cardCommands } from './card-command'
import { tableCommands } from './table-command'
import { fleet, inches, reason, shift, ship, unit } from './parts'
import { draftFleetV1 } from './roster-v1'
import { shootingCommands } from './shooting-command'

/**
 * Every command of Firestorm Armada as it may come from outside: no unknown fields, numbers within limits, sound text. Whether the rules allow
 * it is not checked here.
 */
export const faCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beginBattle'),
    name: nameText,
    fleets: z.array(z.strictObject({ sideId, fleet: draftFleetV1 })).max(8),
    rulings
  }),
  z.strictObject({ type: z.literal('advancePhase') }),
  z.strictObject({ type: z.literal('rollInitiative') }),
  z.strictObject({ type: z.literal('activateUnit'), unitId: unit }),
  z.strictObject({ type: z.literal('endActivation') }),
  z.strictObject({ type: z.literal('moveShip'), shipId: ship, inches, rams: z.boolean() }),
  z.strictObject({ type: z.literal('markShip'), shipId: ship, mark: z.enum(SHIP_MARKS), isSet: z.boolean() }),
  z.strictObject({ type: z.literal('scorePoints'), fleetId: fleet, points: shift, reason }),
  z.strictObject({ type: z.literal('endBattle') }),
  ...cardCommands,
  ...shootingCommands,
  ...tableCommands
])

true satisfies SameType<FaCommand, z.infer<typeof faCommandSchema>>
