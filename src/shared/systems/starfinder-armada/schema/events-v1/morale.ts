import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId } from './parts'

const moraleResult = z.enum(['routed', 'emboldened', 'shaken', 'unaffected'])

export const moraleEvents = [
  z.strictObject({ type: z.literal('moraleChecked'), fleetId, natural: figure, total: figure, dc: figure, result: moraleResult }),
  /** Without `since`, the fleet flees from the next round. */
  z.strictObject({ type: z.literal('fleetRouted'), fleetId, dc: figure, since: figure.exactOptional() }),
  z.strictObject({ type: z.literal('roundFled'), fleetId, rounds: figure }),
  z.strictObject({ type: z.literal('routRallied'), fleetId })
] as const
