import { figure, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'

export const outcomeEvents = [
  z.strictObject({ type: z.literal('victoryWon'), sideId: text, lost: figure, total: figure }),
  z.strictObject({ type: z.literal('battleEnded'), winnerId: text.nullable() }),
  z.strictObject({ type: z.literal('battleResumed'), reason: text })
] as const
