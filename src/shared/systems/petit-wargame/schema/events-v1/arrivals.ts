import { figure, key, list, text } from '../../../../schema/event-parts'
import { schemaOf, objectOf } from '../../../../schema/infer'
import { z } from '../../../../schema/zod'
import type { FleetState, FleetWorth, ShipState, SquadronState } from '../../model/battle'
import { building, fleetId, position, ship, squadronId } from './parts'

export const squadronState = objectOf<SquadronState>()({
  id: squadronId,
  name: text,
  fleetId,
  hasActed: z.boolean(),
  isHidden: z.boolean().exactOptional(),
  note: text
})
const late = objectOf<FleetWorth>()({ costPoints: figure, elementsStart: figure })
export const fleetState = objectOf<FleetState>()({
  id: fleetId,
  name: text,
  sideId: text,
  budgetPoints: figure,
  costPoints: figure,
  elementsStart: figure,
  late: late.exactOptional(),
  isIllegal: z.boolean()
})

export const arrivalEvents = [
  z.strictObject({
    squadrons: list(squadronState),
    ships: list(schemaOf<ShipState>()(ship)),
    type: z.literal('battleBegun'),
    name: text,
    rulings: z.record(key, text),
    tables: z.strictObject({ detection: list(list(figure)), combat: list(list(figure)) }),
    /** The first table to be built; null where the printed ones count. */
    building: building.nullable(),
    fleets: list(fleetState)
  }),
  /** `costPoints` and `elementsStart` are the new totals of the whole fleet, `late` what of them has joined so far (PW-061). */
  z.strictObject({
    squadrons: list(squadronState),
    ships: list(schemaOf<ShipState>()(ship)),
    type: z.literal('squadronsJoined'),
    fleetId,
    at: position,
    costPoints: figure,
    elementsStart: figure,
    late
  })
] as const
