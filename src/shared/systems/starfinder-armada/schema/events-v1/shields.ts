import { figure, signed } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { fleetId, officerId } from './parts'

export const shieldEvents = [
  typed('shieldsRegained', { fleetId, face: figure, points: figure, sp: figure }),
  /** They stood above their maximum, which has fallen. */
  typed('shieldsCapped', { fleetId, sp: figure }),
  /** A fleet loses its chief engineer. `bonus` is the highest such bonus it has had, if shields may keep it (SA-Q32). */
  typed('engineerLost', { fleetId, officerId, bonus: signed })
] as const
