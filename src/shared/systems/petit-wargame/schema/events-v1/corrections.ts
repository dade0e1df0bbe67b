import { figure, list, text } from '../../../../schema/event-parts'
import { formOf } from '../../../../schema/form'
import { partial } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { ShipState } from '../../model/battle'
import { element, fleetId, jam, position, ship, shipId, squadronId } from './parts'

export const shipCorrection = partial({
  name: text,
  note: text,
  position: position.nullable(),
  jams: list(jam),
  pdSpent: figure,
  pmSpent: figure,
  /** What still works in these sectors. */
  elements: partial({
    front: list(element),
    rear: list(element),
    right: list(element),
    left: list(element),
    top: list(element),
    bottom: list(element)
  })
})
export const squadronCorrection = partial({ name: text, note: text, hasActed: z.boolean() })
export const fleetCorrection = partial({ name: text, budgetPoints: figure, costPoints: figure })

export const correctionEvents = [
  /** `correction` is what was asked for, `reached` the values it led to. */
  z.strictObject({
    type: z.literal('shipCorrected'),
    shipId,
    correction: shipCorrection,
    reached: formOf<Partial<ShipState>>()(ship.exactPartial()),
    reason: text
  }),
  z.strictObject({
    type: z.literal('squadronCorrected'),
    squadronId,
    correction: squadronCorrection,
    reason: text
  }),
  z.strictObject({
    type: z.literal('fleetCorrected'),
    fleetId,
    correction: fleetCorrection,
    reason: text
  }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text })
] as const
