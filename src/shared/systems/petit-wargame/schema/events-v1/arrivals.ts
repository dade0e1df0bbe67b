import { figure, key, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { building, fleetId, jam, position, sectorState, shipId, shipSize, squadronId } from './parts'

const squadronState = z.strictObject({ id: squadronId, name: text, fleetId, hasActed: z.boolean(), note: text })
const shipState = z.strictObject({
  id: shipId,
  name: text,
  squadronId,
  size: shipSize,
  costPoints: figure,
  position: position.nullable(),
  sectors: z.strictObject({
    front: sectorState,
    rear: sectorState,
    right: sectorState,
    left: sectorState,
    top: sectorState,
    bottom: sectorState
  }),
  jams: list(jam),
  pdSpent: figure,
  pmSpent: figure,
  note: text
})
const fleetState = z.strictObject({
  id: fleetId,
  name: text,
  sideId: text,
  budgetPoints: figure,
  costPoints: figure,
  elementsStart: figure,
  isIllegal: z.boolean()
})

export const arrivalEvents = [
  z.strictObject({
    squadrons: list(squadronState),
    ships: list(shipState),
    type: z.literal('battleBegun'),
    name: text,
    rulings: z.record(key, text),
    tables: z.strictObject({ detection: list(list(figure)), combat: list(list(figure)) }),
    building: building.nullable(),
    fleets: list(fleetState)
  }),
  z.strictObject({
    squadrons: list(squadronState),
    ships: list(shipState),
    type: z.literal('squadronsJoined'),
    fleetId,
    at: position,
    costPoints: figure,
    elementsStart: figure
  })
] as const
