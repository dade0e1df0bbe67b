import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId, officerId } from './parts'

export const shieldEvents = [
  z.strictObject({ type: z.literal('shieldsRegained'), fleetId, face: figure, points: figure, sp: figure }),
  z.strictObject({ type: z.literal('shieldsCapped'), fleetId, sp: figure }),
  z.strictObject({ type: z.literal('engineerLost'), fleetId, officerId, bonus: figure })
] as const
