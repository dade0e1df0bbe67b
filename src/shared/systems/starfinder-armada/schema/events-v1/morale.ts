import { figure, signed } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { fleetId } from './parts'

const moraleResult = z.enum(['routed', 'emboldened', 'shaken', 'unaffected'])

export const moraleEvents = [
  typed('moraleChecked', { fleetId, natural: figure, total: signed, dc: signed, result: moraleResult }),
  /** Without `since`, the fleet flees from the next round. */
  typed('fleetRouted', { fleetId, dc: signed, since: figure.exactOptional() }),
  typed('roundFled', { fleetId, rounds: figure }),
  typed('routRallied', { fleetId })
] as const
