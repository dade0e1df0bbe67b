import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { bar, unitId, wingId } from './parts'

export const wingEvents = [
  z.strictObject({ type: z.literal('tokensLost'), wingId, tokens: figure, left: figure }),
  z.strictObject({ type: z.literal('wingAborted'), wingId, role: z.enum(['attacker', 'defender']), hits: figure, fuel: figure, bar }),
  z.strictObject({ type: z.literal('wingRemoved'), wingId, because: z.enum(['tokens', 'fuel']) }),
  z.strictObject({ type: z.literal('wingLanded'), wingId }),
  z.strictObject({ type: z.literal('wingLaunched'), wingId, unitId }),
  z.strictObject({ type: z.literal('capSet'), wingId, isOnCap: z.boolean() })
] as const
