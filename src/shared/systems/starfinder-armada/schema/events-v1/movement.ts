import { figure, list } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { MovementOrder, OrderCheck, StuntAttempt } from '../../model/battle'
import { armadaId, fleetId } from './parts'

const orderCheck = objectOf<OrderCheck>()({ armadaId, naturals: list(figure), total: figure, tieTotals: list(figure) })
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
  margin: figure.nullable(),
  isSuccess: z.boolean()
})

export const movementEvents = [
  typed('movementOrderRolled', { movement: movementOrder }),
  typed('fleetMoved', { fleetId, move: z.enum(['moved', 'declined']) }),
  typed('stuntAttempted', { fleetId, attempt: stuntAttempt, total: figure.nullable(), dc: figure.nullable() })
] as const
