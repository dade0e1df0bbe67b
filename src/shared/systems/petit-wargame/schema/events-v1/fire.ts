import { figure, list, signed } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { sector, shipId, weapon } from './parts'

const defence = z.enum(['a', 'b', 'c', 'd', 'e', 'f'])

export const fireEvents = [
  /** It is this ship's turn to fire. */
  typed('fireOpened', { role: z.enum(['active', 'riposte']), shooterId: shipId }),
  /** Dice have set the sector of the active ship that the riposte hits. */
  typed('riposteAimed', { shooterId: shipId, sector }),
  /** The only riposte of this ship in this turn. */
  typed('riposteSpent', { shipId }),
  typed('fireDeclared', { role: z.enum(['active', 'riposte']), shooterId: shipId, weapon, mode: z.enum(['concentrated', 'dispersed']) }),
  typed('shotRolled', {
    role: z.enum(['active', 'riposte']),
    shooterId: shipId,
    targetId: shipId,
    weapon,
    defence: defence.nullable(),
    score: figure,
    faces: list(figure),
    margin: signed,
    /** Null without a defence. */
    defenceScore: figure.nullable(),
    defenceFaces: list(figure),
    defenceMargin: signed.nullable(),
    damage: figure
  }),
  typed('shotEnded', { role: z.enum(['active', 'riposte']) })
] as const
