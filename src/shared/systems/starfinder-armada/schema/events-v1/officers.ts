import { figure, signed, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Duel } from '../../model/battle'
import { fleetId, officerId, role } from './parts'

export const officerAction = z.enum([
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
export const duel = objectOf<Duel>()({ officerId, fleetId, targetId: fleetId, total: signed, dc: signed })

export const officerEvents = [
  typed('roleChanged', { officerId, role }),
  typed('officerMoved', { officerId, toFleetId: fleetId }),
  /** Two officers change places in one act (SA-054). */
  typed('officersSwapped', { officerId, otherId: officerId }),
  typed('officersPassed', { officerIds: z.array(officerId) }),
  typed('resolveSpent', { officerId }),
  typed('actionTaken', { officerId, action: officerAction, targetId: z.union([fleetId, officerId]).nullable() }),
  typed('actionRolled', { officerId, action: officerAction, natural: figure, total: signed, dc: signed, isSuccess: z.boolean() }),
  typed('tauntMade', { officerId, targetId: fleetId }),
  typed('duelFought', { duel }),
  /** The result of a duel, known once the volley is applied. */
  typed('duelWon', { officerId, targetId: fleetId }),
  typed('officerFelled', { officerId }),
  typed('scanSet', { sideId: text, fleetId, level: figure })
] as const
