import { figure, list, signed } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { MovementOrder, OrderCheck, StuntAttempt } from '../../model/battle'
import { armadaId, fleetId } from './parts'

const orderCheck = objectOf<OrderCheck>()({ armadaId, naturals: list(figure), total: signed, tieTotals: list(signed) })
export const movementOrder = objectOf<MovementOrder>()({
  checks: list(orderCheck),
  order: list(armadaId),
  quotas: list(figure),
  lastMoved: fleetId.nullable(),
  moved: list(fleetId).exactOptional()
})
const stunt = z.enum(['backOff', 'flipAndBurn', 'flyby', 'slide', 'turnInPlace'])
export const stuntAttempt = objectOf<StuntAttempt>()({
  stunt,
  targetId: fleetId.nullable(),
  margin: signed.nullable(),
  isSuccess: z.boolean()
})

export const movementEvents = [
  typed('movementOrderRolled', { movement: movementOrder }),
  typed('fleetMoved', { fleetId, move: z.enum(['moved', 'declined', 'drifted']) }),
  typed('stuntAttempted', { fleetId, attempt: stuntAttempt, total: signed.nullable(), dc: signed.nullable() })
] as const
