import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { critical, share, shipId } from './parts'

const arc = z.enum(['none', 'full', 'partial'])
const sight = z.enum(['clear', 'obscured', 'tooThick', 'blocked'])
const aim = z.strictObject({ shipId, weaponId: text, band: figure, arc, sight })
const attack = z.strictObject({
  targetId: shipId,
  aims: list(aim),
  shares: list(share),
  dice: figure,
  pools: list(list(figure)),
  hits: figure,
  stopped: figure
})

export const attackEvents = [
  z.strictObject({ type: z.literal('weaponsFired'), attack }),
  z.strictObject({ type: z.literal('hullLost'), shipId, points: figure }),
  z.strictObject({ type: z.literal('crewLost'), shipId, crew: figure, assault: figure }),
  z.strictObject({ type: z.literal('criticalSuffered'), shipId, critical: critical.nullable(), row: figure.nullable(), outcome: text }),
  z.strictObject({ type: z.literal('explosionStruck'), shipId, targetId: shipId, pools: list(list(figure)), hits: figure }),
  z.strictObject({ type: z.literal('shipDestroyed'), shipId })
] as const
