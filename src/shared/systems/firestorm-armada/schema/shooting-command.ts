import { partId, whole } from '../../../schema/parts'
import { lineText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { ARCS, SIGHTS } from '../model/battle'
import { count, obligation, reason, shift, ship, weapon, wing } from './parts'

const aim = z.strictObject({
  shipId: ship,
  weaponId: weapon,
  band: whole(0, 99),
  arc: z.enum(ARCS),
  sight: z.enum(SIGHTS)
})

/** Commands for fire, wings and boardings, and the answers they need. */
export const shootingCommands = [
  z.strictObject({
    type: z.literal('fireWeapons'),
    targetId: ship,
    aims: z.array(aim).max(200),
    splitDice: count.nullable(),
    gmDice: shift
  }),
  z.strictObject({
    type: z.literal('firePointDefence'),
    shipId: ship,
    allocations: z.array(z.strictObject({ wingId: wing, dice: count })).max(500)
  }),
  z.strictObject({ type: z.literal('moveWing'), wingId: wing, contactId: z.union([ship, wing]).nullable() }),
  z.strictObject({ type: z.literal('boardShip'), attackerId: ship, targetId: ship, isInReach: z.boolean(), isPathClear: z.boolean() }),
  z.strictObject({ type: z.literal('endBoarding'), boardingId: partId, reason }),
  z.strictObject({ type: z.literal('settleHits'), obligationId: obligation, hull: count, crew: count, criticals: count }),
  z.strictObject({ type: z.literal('settleCritical'), obligationId: obligation, row: whole(0, 99).nullable(), outcome: lineText }),
  z.strictObject({ type: z.literal('settleExplosion'), obligationId: obligation, shipIds: z.array(ship).max(500) }),
  z.strictObject({
    type: z.literal('settleBoarding'),
    obligationId: obligation,
    crew: count,
    assault: count,
    isCaptured: z.boolean(),
    outcome: lineText
  }),
  z.strictObject({ type: z.literal('settleDrivenOff'), obligationId: obligation, note: lineText })
] as const
