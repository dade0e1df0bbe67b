import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { shipId, wingId } from './parts'

export const wingEvents = [
  z.strictObject({ type: z.literal('wingMoved'), wingId, contactId: z.union([shipId, wingId]).nullable() }),
  z.strictObject({ type: z.literal('pointDefenceFired'), shipId, wingId, pools: list(list(figure)), hits: figure }),
  z.strictObject({ type: z.literal('wingDestroyed'), wingId }),
  z.strictObject({ type: z.literal('wingDrivenOff'), wingId, byShipId: shipId }),
  z.strictObject({ type: z.literal('wingWithdrew'), wingId, inches: figure, note: text })
] as const
