import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'

const phase = z.enum(['roundStart', 'engineering', 'helm', 'gunnery', 'resolution', 'deployment', 'over'])

export const roundEvents = [
  z.strictObject({ type: z.literal('distanceSet'), hexes: figure, faces: list(figure).nullable() }),
  z.strictObject({ type: z.literal('phaseEntered'), round: figure, phase }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text }),
  z.strictObject({ type: z.literal('battleEnded'), standingSides: list(text) })
] as const
