import { figure, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { FaEffect } from '../../model/effects'
import { critical } from './parts'

const ending = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('endOfPhase'), round: figure, phase: text }),
  z.strictObject({ kind: z.literal('startOfPhase'), round: figure, phase: text }),
  z.strictObject({ kind: z.literal('endOfRound'), round: figure }),
  z.strictObject({ kind: z.literal('untilRepaired') }),
  z.strictObject({ kind: z.literal('battle') })
])
const suspension = z.strictObject({ cause: text, ending })
const criticalEffect = z.strictObject({
  kind: z.literal('critical'),
  critical,
  id: text,
  targetId: text,
  cause: text,
  source: text,
  ending,
  suspension: suspension.nullable()
})
const markerEffect = z.strictObject({
  kind: z.literal('marker'),
  name: text,
  id: text,
  targetId: text,
  cause: text,
  source: text,
  ending,
  suspension: suspension.nullable()
})
export const faEffect = schemaOf<FaEffect>()(z.discriminatedUnion('kind', [criticalEffect, markerEffect]))

export const effectEvents = [
  typed('effectBegun', { effect: faEffect }),
  /** `reason` is null when it ended by itself. */
  typed('effectEnded', { effect: faEffect, reason: text.nullable() })
] as const
