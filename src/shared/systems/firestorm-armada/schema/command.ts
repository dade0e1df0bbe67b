import { rulings, sideId, typed } from '../../../schema/parts'
import { nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { SHIP_MARKS } from '../model/battle'
import { cardCommands } from './card-command'
import { tableCommands } from './table-command'
import { fleet, inches, reason, shift, ship, unit } from './parts'
import { draftFleetV1 } from './roster-v1'
import { shootingCommands } from './shooting-command'

/**
 * Every command of Firestorm Armada as it may come from outside: no unknown fields, numbers within limits, sound text. Whether the rules
 * allow it is not checked here.
 */
export const faCommandSchema = z.discriminatedUnion('type', [
  typed('beginBattle', { name: nameText, fleets: z.array(z.strictObject({ sideId, fleet: draftFleetV1 })).max(8), rulings }),
  /** Moves to the next phase of the turn (FA-001). */
  typed('advancePhase', {}),
  /** Rolls 2d6 and the tactical bonus for every fleet (FA-003). */
  typed('rollInitiative', {}),
  /** A squadron or a flight begins its activation (FA-004). */
  typed('activateUnit', { unitId: unit }),
  typed('endActivation', {}),
  /** A ship of the active squadron has moved this far (FA-009). */
  typed('moveShip', {
    shipId: ship,
    inches,
    /** It rams (FA-041). */
    rams: z.boolean()
  }),
  typed('markShip', { shipId: ship, mark: z.enum(SHIP_MARKS), isSet: z.boolean() }),
  /** Points a fleet gains, or loses when negative, as the scenario says (FA-005, FA-Q21). */
  typed('scorePoints', { fleetId: fleet, points: shift, reason }),
  typed('endBattle', {}),
  ...cardCommands,
  ...shootingCommands,
  ...tableCommands
])
