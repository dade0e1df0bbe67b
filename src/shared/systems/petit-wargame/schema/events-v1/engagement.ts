import { figure, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { sector, shipId, weapon } from './parts'

const engagementEnd = z.enum(['destroyed', 'gm', 'done', 'no-weapon', 'weapon-lost'])

export const engagementEvents = [
  typed('engagementBegun', { shipId, targetId: shipId }),
  typed('manoeuvreRolled', {
    shipId,
    targetId: shipId,
    faces: z.tuple([figure, figure]),
    totals: z.tuple([figure, figure]),
    winnerId: shipId.nullable()
  }),
  typed('positionSet', { by: z.enum(['active', 'enemy', 'chance']), firingSector: sector, targetSector: sector }),
  typed('weaponChosen', { shipId, weapon, range: figure }),
  typed('engagementEnded', { shipId, targetId: shipId, because: engagementEnd, reason: text })
] as const
