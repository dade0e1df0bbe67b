import { figure, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'

export const outcomeEvents = [
  typed('victoryWon', { sideId: text, lost: figure, total: figure }),
  typed('battleEnded', { winnerId: text.nullable() }),
  typed('battleResumed', { reason: text })
] as const
