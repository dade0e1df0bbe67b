import { figure, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { building, sideRoll } from './parts'

export const scoreTableEvents = [
  typed('tokensShared', {
    table: z.enum(['detection', 'combat']),
    rolls: list(sideRoll),
    sideId: text,
    hands: list(z.strictObject({ sideId: text, tokens: list(figure) }))
  }),
  typed('tokenPlaced', {
    table: z.enum(['detection', 'combat']),
    sideId: text,
    row: figure,
    column: figure,
    value: figure,
    nextSideId: text
  }),
  /** `scores` includes row O; `next` is the table to be built now. */
  typed('tableCompleted', { table: z.enum(['detection', 'combat']), scores: list(list(figure)), next: building.nullable() }),
  /** `rowO` is what row O reads in that column from now on, `columnMax` what is the highest there (PW-064). */
  typed('tableCellSet', {
    table: z.enum(['detection', 'combat']),
    row: figure,
    column: figure,
    value: figure,
    rowO: figure,
    columnMax: figure
  })
] as const
