import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { building, sideRoll } from './parts'

export const scoreTableEvents = [
  z.strictObject({
    type: z.literal('tokensShared'),
    table: z.enum(['detection', 'combat']),
    rolls: list(sideRoll),
    sideId: text,
    hands: list(z.strictObject({ sideId: text, tokens: list(figure) }))
  }),
  z.strictObject({
    type: z.literal('tokenPlaced'),
    table: z.enum(['detection', 'combat']),
    sideId: text,
    row: figure,
    column: figure,
    value: figure,
    nextSideId: text
  }),
  /** `scores` includes row O; `next` is the table to be built now. */
  z.strictObject({
    type: z.literal('tableCompleted'),
    table: z.enum(['detection', 'combat']),
    scores: list(list(figure)),
    next: building.nullable()
  }),
  z.strictObject({ type: z.literal('tableCellSet'), table: z.enum(['detection', 'combat']), row: figure, column: figure, value: figure })
] as const
