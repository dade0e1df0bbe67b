import { figure, key, list, text } from '../../../../schema/event-parts'
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
  z.strictObject({
    type: z.literal('battleBegun'),
    /** As the command said it, which left its type in it. */
    setup: battleSetup,
    illegalFleetIds: list(fleetId),
    /** Cards in the first hand of each fleet (FA-Q18). */
    hands: list(firstHand)
  }),
  z.strictObject({ type: z.literal('unitsJoined'), fleetId, squadrons: list(draftSquadronV1), flights: list(draftFlightV1) }),
  z.strictObject({ type: z.literal('fleetJoined'), sideId: text, fleet: draftFleetV1, isIllegal: z.boolean(), cards: figure })
] as const
