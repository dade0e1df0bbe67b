import { figure, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/form'
import { z } from '../../../../schema/zod'
import type { Duel } from '../../model/battle'
import { fleetId, officerId, role } from './parts'

const officerAction = z.enum([
  'encourage',
  'rally',
  'taunt',
  'direct',
  'duel',
  'repair',
  'boost',
  'conjure',
  'enchant',
  'precognition',
  'scramble',
  'target',
  'scan'
])
const duel = objectOf<Duel>()({ officerId, fleetId, targetId: fleetId, total: figure, dc: figure })

export const officerEvents = [
  z.strictObject({ type: z.literal('roleChanged'), officerId, role }),
  z.strictObject({ type: z.literal('officerMoved'), officerId, toFleetId: fleetId }),
  z.strictObject({ type: z.literal('resolveSpent'), officerId }),
  z.strictObject({ type: z.literal('actionTaken'), officerId, action: officerAction, targetId: z.union([fleetId, officerId]).nullable() }),
  z.strictObject({
    type: z.literal('actionRolled'),
    officerId,
    action: officerAction,
    natural: figure,
    total: figure,
    dc: figure,
    isSuccess: z.boolean()
  }),
  z.strictObject({ type: z.literal('tauntMade'), officerId, targetId: fleetId }),
  z.strictObject({ type: z.literal('duelFought'), duel }),
  /** The result of a duel, known once the volley is applied. */
  z.strictObject({ type: z.literal('duelWon'), officerId, targetId: fleetId }),
  z.strictObject({ type: z.literal('officerFelled'), officerId }),
  z.strictObject({ type: z.literal('scanSet'), sideId: text, fleetId, level: figure })
] as const
