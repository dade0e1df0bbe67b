import { figure, list, measured, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { shipId, wingId } from './parts'

export const wingEvents = [
  typed('wingMoved', { wingId, contactId: z.union([shipId, wingId]).nullable() }),
  typed('pointDefenceFired', { shipId, wingId, pools: list(list(figure)), hits: figure }),
  typed('wingDestroyed', { wingId }),
  typed('wingDrivenOff', { wingId, byShipId: shipId }),
  typed('wingWithdrew', { wingId, inches: measured, note: text })
] as const
