import { figure } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { bar, unitId, wingId } from './parts'

export const wingEvents = [
  typed('tokensLost', { wingId, tokens: figure, left: figure }),
  typed('wingAborted', { wingId, role: z.enum(['attacker', 'defender']), hits: figure, fuel: figure, bar }),
  typed('wingRemoved', { wingId, because: z.enum(['tokens', 'fuel']) }),
  typed('wingLanded', { wingId }),
  typed('wingLaunched', { wingId, unitId }),
  typed('capSet', { wingId, isOnCap: z.boolean() })
] as const
