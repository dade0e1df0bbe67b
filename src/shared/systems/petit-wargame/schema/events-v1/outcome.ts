import { figure, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { shipId } from './parts'

const unit = z.enum(['points', 'elements'])

export const outcomeEvents = [
  /** `unit` is absent where points count. */
  typed('victoryWon', { sideId: text, lost: figure, total: figure, unit: unit.exactOptional() }),
  /** Begun and not finished when the GM ends the battle; `shipId` is the shooter or the seeker, points are of damage. */
  typed('leftUnsettled', { what: z.enum(['detection', 'engagement', 'damage']), shipId, targetId: shipId, points: figure }),
  /** What each side has lost of what decides. */
  typed('battleEnded', {
    winnerId: text.nullable(),
    unit,
    losses: list(z.strictObject({ sideId: text, lost: figure, total: figure }))
  }),
  /** The winner who stays on record, if somebody has won. */
  typed('battleResumed', { reason: text, winnerId: text.nullable() })
] as const
