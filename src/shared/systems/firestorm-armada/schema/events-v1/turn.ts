import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId, turnOrder, unitId } from './parts'

const phase = z.enum(['deployment', 'over', 'turnCards', 'initiative', 'activation', 'endPhase'])

export const turnEvents = [
  z.strictObject({ type: z.literal('phaseEntered'), turn: figure, phase }),
  z.strictObject({ type: z.literal('initiativeRolled'), initiative: turnOrder }),
  z.strictObject({ type: z.literal('unitActivated'), unitId }),
  z.strictObject({ type: z.literal('activationEnded'), unitId }),
  z.strictObject({ type: z.literal('pointsScored'), fleetId, points: figure, reason: text }),
  z.strictObject({ type: z.literal('battleEnded'), leaders: list(fleetId) })
] as const
