import { figure, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { element, sector, shipId } from './parts'

export const damageEvents = [
  z.strictObject({ type: z.literal('pointStruck'), targetId: shipId, sector, isLost: z.boolean() }),
  /** The defender must name what it loses. */
  z.strictObject({ type: z.literal('choiceDue'), targetId: shipId, sector, count: figure }),
  z.strictObject({ type: z.literal('elementLost'), shipId, sector, element }),
  z.strictObject({ type: z.literal('pointsWasted'), targetId: shipId, points: figure }),
  /** The GM has gone on without applying this damage. */
  z.strictObject({ type: z.literal('pointsDropped'), targetId: shipId, points: figure }),
  z.strictObject({ type: z.literal('shipDestroyed'), shipId, costPoints: figure }),
  z.strictObject({ type: z.literal('damageCorrected'), points: figure, reason: text })
] as const
