import { figure, list, signed, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { fleetId, turnOrder, unitId } from './parts'

export const phase = z.enum(['deployment', 'over', 'turnCards', 'initiative', 'activation', 'endPhase'])

export const turnEvents = [
  typed('phaseEntered', { turn: figure, phase }),
  typed('initiativeRolled', { initiative: turnOrder }),
  typed('unitActivated', { unitId }),
  typed('activationEnded', { unitId }),
  typed('pointsScored', { fleetId, points: signed, reason: text }),
  typed('battleEnded', { leaders: list(fleetId) })
] as const
