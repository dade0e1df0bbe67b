import { figure, list, telling, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { partial, typed } from '../../../../schema/parts'
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
  /** The elements that still work in these sectors. */
  elements: partial({
    front: list(element),
    rear: list(element),
    right: list(element),
    left: list(element),
    top: list(element),
    bottom: list(element)
  })
})
export const squadronCorrection = partial({ name: text, note: text, hasActed: z.boolean(), isHidden: z.boolean() })
export const fleetCorrection = partial({ name: text, budgetPoints: figure, costPoints: figure })

export const correctionEvents = [
  /** `correction` is what was asked for, `reached` the values it led to. */
  typed('shipCorrected', {
    shipId,
    correction: shipCorrection,
    reached: schemaOf<Partial<ShipState>>()(ship.exactPartial()),
    reason: text
  }),
  typed('squadronCorrected', { squadronId, correction: squadronCorrection, reason: text }),
  typed('fleetCorrected', { fleetId, correction: fleetCorrection, reason: text }),
  typed('rulingSet', { key: text, value: text }),
  typed('battleTold', telling)
] as const
