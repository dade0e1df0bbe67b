import { figure, list, telling, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'

export const phase = z.enum(['roundStart', 'engineering', 'helm', 'gunnery', 'resolution', 'deployment', 'over'])

export const roundEvents = [
  typed('distanceSet', { hexes: figure, faces: list(figure).nullable() }),
  typed('phaseEntered', { round: figure, phase }),
  typed('rulingSet', { key: text, value: text }),
  typed('battleTold', telling),
  typed('battleEnded', { standingSides: list(text) })
] as const
