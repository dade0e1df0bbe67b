import { figure, key, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { draftFleetV1, draftFlightV1, draftSquadronV1 } from '../roster-v1'
import { fleetId } from './parts'

const battleSetup = z.strictObject({
  type: z.literal('beginBattle').exactOptional(),

  name: text,
  fleets: list(z.strictObject({ sideId: text, fleet: draftFleetV1 })),
  rulings: z.record(key, text)
})
const firstHand = z.strictObject({ fleetId, cards: figure })

export const arrivalEvents = [
  typed('battleBegun', {
    /** As the command said it, which left its type in it. */
    setup: battleSetup,
    illegalFleetIds: list(fleetId),
    /** Cards in the first hand of each fleet (FA-Q18). */
    hands: list(firstHand)
  }),
  typed('unitsJoined', { fleetId, squadrons: list(draftSquadronV1), flights: list(draftFlightV1) }),
  typed('fleetJoined', { sideId: text, fleet: draftFleetV1, isIllegal: z.boolean(), cards: figure })
] as const
