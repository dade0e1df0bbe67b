import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Aim } from '../../model/battle'
import { critical, share, shipId } from './parts'

const arc = z.enum(['none', 'full', 'partial'])
const sight = z.enum(['clear', 'obscured', 'tooThick', 'blocked'])
const aim = objectOf<Aim>()({ shipId, weaponId: text, band: figure, arc, sight })
/** One attack as it was rolled. */
const attack = z.strictObject({
  targetId: shipId,
  aims: list(aim),
  /** One for each aim where only some of the dice are fired; empty where all are. */
  shares: list(share),
  dice: figure,
  /** Dice of ships that hit differently, each with the first of those ships; absent where all hit alike (FA-026). */
  groups: list(z.strictObject({ shipId, dice: figure })).exactOptional(),
  /** Pools in the order rolled: the attack dice, then those of sixes. */
  pools: list(list(figure)),
  hits: figure,
  /** Hits taken off by shields and by point defence (FA-Q11, FA-Q12). */
  stopped: figure
})

export const attackEvents = [
  typed('weaponsFired', { attack }),
  typed('hullLost', { shipId, points: figure }),
  typed('crewLost', { shipId, crew: figure, assault: figure }),
  typed('criticalSuffered', {
    shipId,
    /** Null when the GM tells it in words. */
    critical: critical.nullable(),
    /** Row of the table; null without it. */
    row: figure.nullable(),
    outcome: text
  }),
  typed('explosionStruck', { shipId, targetId: shipId, pools: list(list(figure)), hits: figure }),
  typed('shipDestroyed', { shipId })
] as const
