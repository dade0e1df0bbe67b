import { figure, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { element, sector, shipId } from './parts'

export const damageEvents = [
  typed('pointStruck', { targetId: shipId, sector, isLost: z.boolean() }),
  /** The defender must name what it loses. */
  typed('choiceDue', { targetId: shipId, sector, count: figure }),
  typed('elementLost', { shipId, sector, element }),
  typed('pointsWasted', { targetId: shipId, points: figure }),
  /** The GM has gone on without applying this damage. */
  typed('pointsDropped', { targetId: shipId, points: figure }),
  typed('shipDestroyed', { shipId, costPoints: figure }),
  typed('damageCorrected', { points: figure, reason: text })
] as const
