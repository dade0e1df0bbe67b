import { figure } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { position, shipId } from './parts'

const stepKind = z.enum(['altitude', 'orthogonal', 'diagonal', 'orthogonalAltitude', 'diagonalAltitude'])

export const movementEvents = [typed('shipMoved', { shipId, step: stepKind, to: position, pd: figure, pm: figure })] as const
