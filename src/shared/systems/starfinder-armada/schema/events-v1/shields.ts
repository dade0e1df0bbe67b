import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId, officerId } from './parts'

export const shieldEvents = [
  z.strictObject({ type: z.literal('shieldsRegained'), fleetId, face: figure, points: figure, sp: figure }),
  /** They stood above their maximum, which has fallen. */
  z.strictObject({ type: z.literal('shieldsCapped'), fleetId, sp: figure }),
  /** A fleet loses its chief engineer. `bonus` is the highest such bonus it has had, if shields may keep it (SA-Q32). */
  z.strictObject({ type: z.literal('engineerLost'), fleetId, officerId, bonus: figure })
] as const
