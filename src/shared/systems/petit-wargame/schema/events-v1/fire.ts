import { figure, list } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { shipId, weapon } from './parts'

const defence = z.enum(['a', 'b', 'c', 'd', 'e', 'f'])

export const fireEvents = [
  /** It is this ship's turn to fire. */
  z.strictObject({ type: z.literal('fireOpened'), role: z.enum(['active', 'riposte']), shooterId: shipId }),
  z.strictObject({
    type: z.literal('fireDeclared'),
    role: z.enum(['active', 'riposte']),
    shooterId: shipId,
    weapon,
    mode: z.enum(['concentrated', 'dispersed'])
  }),
  z.strictObject({
    type: z.literal('shotRolled'),
    role: z.enum(['active', 'riposte']),
    shooterId: shipId,
    targetId: shipId,
    weapon,
    defence: defence.nullable(),
    score: figure,
    faces: list(figure),
    margin: figure,
    /** Null without a defence. */
    defenceScore: figure.nullable(),
    defenceFaces: list(figure),
    defenceMargin: figure.nullable(),
    damage: figure
  }),
  z.strictObject({ type: z.literal('shotEnded'), role: z.enum(['active', 'riposte']) })
] as const
