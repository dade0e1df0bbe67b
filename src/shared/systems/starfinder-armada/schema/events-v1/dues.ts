import { figure, list, signed, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { SaObligation } from '../../model/obligation'
import { criticalTrigger, fleetId, officerId } from './parts'

const criticalDue = z.strictObject({
  kind: z.literal('critical'),
  attackerId: fleetId.nullable(),
  trigger: criticalTrigger,
  attackId: text.exactOptional(),
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
const moraleDue = z.strictObject({
  kind: z.literal('morale'),
  dc: signed,
  reason: z.enum(['threshold', 'cascade']),
  routedFleetId: fleetId.nullable(),
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
const routCascadeDue = z.strictObject({
  kind: z.literal('routCascade'),
  dc: signed,
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
const freeAttackDue = z.strictObject({
  kind: z.literal('freeAttack'),
  targetId: fleetId,
  isDuringFlyby: z.boolean(),
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
const boardingDue = z.strictObject({
  kind: z.literal('boarding'),
  targetId: fleetId,
  effectId: text,
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
const selfDestructDue = z.strictObject({ kind: z.literal('selfDestruct'), id: text, fleetId, round: figure, isDeferred: z.boolean() })
const duelVictimDue = z.strictObject({
  kind: z.literal('duelVictim'),
  duelistId: officerId,
  id: text,
  fleetId,
  round: figure,
  isDeferred: z.boolean()
})
export const saObligation = schemaOf<SaObligation>()(
  z.discriminatedUnion('kind', [criticalDue, moraleDue, routCascadeDue, freeAttackDue, boardingDue, selfDestructDue, duelVictimDue])
)

export const dueEvents = [
  /** `before` is the one it stands before, null for the end. */
  typed('obligationOwed', { obligation: saObligation, before: text.nullable() }),
  typed('obligationSettled', { obligationId: text }),
  typed('obligationDeferred', { obligationId: text }),
  typed('obligationWaived', { obligation: saObligation, reason: text }),
  /** They lapse by themselves, with the fleet they belong to. */
  typed('obligationsLapsed', { obligationIds: list(text) })
] as const
