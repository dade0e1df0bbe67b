import { figure, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { sector, shipId, weapon } from './parts'

const engagementEnd = z.enum(['destroyed', 'gm', 'done', 'no-weapon', 'weapon-lost'])

export const engagementEvents = [
  z.strictObject({ type: z.literal('engagementBegun'), shipId, targetId: shipId }),
  z.strictObject({
    type: z.literal('manoeuvreRolled'),
    shipId,
    targetId: shipId,
    faces: z.tuple([figure, figure]),
    totals: z.tuple([figure, figure]),
    winnerId: shipId.nullable()
  }),
  z.strictObject({ type: z.literal('positionSet'), by: z.enum(['active', 'enemy', 'chance']), firingSector: sector, targetSector: sector }),
  z.strictObject({ type: z.literal('weaponChosen'), shipId, weapon, range: figure }),
  z.strictObject({ type: z.literal('engagementEnded'), shipId, targetId: shipId, because: engagementEnd, reason: text })
] as const
