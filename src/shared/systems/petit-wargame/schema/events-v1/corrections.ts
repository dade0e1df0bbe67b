import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { element, fleetId, jam, position, sectorState, shipId, shipSize, squadronId } from './parts'

const shipCorrection = z.strictObject({
  name: text.exactOptional(),
  note: text.exactOptional(),
  position: position.nullable().exactOptional(),
  jams: list(jam).exactOptional(),
  pdSpent: figure.exactOptional(),
  pmSpent: figure.exactOptional(),
  elements: z
    .strictObject({
      front: list(element).exactOptional(),
      rear: list(element).exactOptional(),
      right: list(element).exactOptional(),
      left: list(element).exactOptional(),
      top: list(element).exactOptional(),
      bottom: list(element).exactOptional()
    })
    .exactOptional()
})

export const correctionEvents = [
  z.strictObject({
    type: z.literal('shipCorrected'),
    shipId,
    correction: shipCorrection,
    reached: z.strictObject({
      id: shipId.exactOptional(),
      name: text.exactOptional(),
      squadronId: squadronId.exactOptional(),
      size: shipSize.exactOptional(),
      costPoints: figure.exactOptional(),
      position: position.nullable().exactOptional(),
      sectors: z
        .strictObject({
          front: sectorState,
          rear: sectorState,
          right: sectorState,
          left: sectorState,
          top: sectorState,
          bottom: sectorState
        })
        .exactOptional(),
      jams: list(jam).exactOptional(),
      pdSpent: figure.exactOptional(),
      pmSpent: figure.exactOptional(),
      note: text.exactOptional()
    }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('squadronCorrected'),
    squadronId,
    correction: z.strictObject({ name: text.exactOptional(), note: text.exactOptional(), hasActed: z.boolean().exactOptional() }),
    reason: text
  }),
  z.strictObject({
    type: z.literal('fleetCorrected'),
    fleetId,
    correction: z.strictObject({ name: text.exactOptional(), budgetPoints: figure.exactOptional(), costPoints: figure.exactOptional() }),
    reason: text
  }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text })
] as const
