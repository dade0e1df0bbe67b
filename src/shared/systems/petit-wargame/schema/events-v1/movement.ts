import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { position, shipId } from './parts'

const stepKind = z.enum(['altitude', 'orthogonal', 'diagonal', 'orthogonalAltitude', 'diagonalAltitude'])

export const movementEvents = [
  z.strictObject({ type: z.literal('shipMoved'), shipId, step: stepKind, to: position, pd: figure, pm: figure })
] as const
