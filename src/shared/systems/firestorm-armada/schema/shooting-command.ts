import { objectOf } from '../../../schema/infer'
import { addedFlag, partId, whole, typed } from '../../../schema/parts'
import { lineText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { ARCS, SIGHTS, type Aim } from '../model/battle'
import { count, obligation, reason, shift, ship, weapon, wing } from './parts'

const aim = objectOf<Aim>()({ shipId: ship, weaponId: weapon, band: whole(0, 99), arc: z.enum(ARCS), sight: z.enum(SIGHTS) })

/** Commands for fire, wings and boardings, and the answers they need. */
export const shootingCommands = [
  /** One attack. The first aim is the focus, and the others join it (FA-028 to FA-033). */
  typed('fireWeapons', {
    targetId: ship,
    aims: z.array(aim).max(200),
    /** Dice of the weapon to fire, leaving the others for other targets (FA-037); null for all. */
    splitDice: count.nullable(),
    /** Dice the GM adds or takes: cards, terrain, whatever the table agrees on. */
    gmDice: shift
  }),
  /** Point defence against every wing within 4 inches, with the dice for each (FA-051, FA-052). */
  typed('firePointDefence', { shipId: ship, allocations: z.array(z.strictObject({ wingId: wing, dice: count })).max(500) }),
  /** A wing has moved, perhaps into contact with a ship or another wing (FA-058). */
  typed('moveWing', {
    wingId: wing,
    contactId: z.union([ship, wing]).nullable(),
    /** An enemy ship in contact owes its point defence first; absent to leave that to the table. */
    owesDefence: addedFlag()
  }),
  /** A ship boards another with all its assault points (FA-046 to FA-049). */
  typed('boardShip', {
    attackerId: ship,
    targetId: ship,
    /** Within 4 inches. */
    isInReach: z.boolean(),
    /** No other ship between them. */
    isPathClear: z.boolean()
  }),
  typed('endBoarding', { boardingId: partId, reason }),
  /** The GM says what hits do to a ship without ratings (FA-Q01). */
  typed('settleHits', {
    obligationId: obligation,
    hull: count,
    crew: count,
    /** Critical hits among them. */
    criticals: count
  }),
  /** A critical hit, by the table or in the GM's words. Naming a row replaces the roll (FA-Q02). */
  typed('settleCritical', {
    obligationId: obligation,
    /** 2 to 12; null rolls 2d6. Ignored without the table. */
    row: whole(0, 99).nullable(),
    outcome: lineText
  }),
  /** The ships within 4 inches of an explosion. */
  typed('settleExplosion', { obligationId: obligation, shipIds: z.array(ship).max(500) }),
  /** The GM says how a boarding ends (FA-Q15). */
  typed('settleBoarding', {
    obligationId: obligation,
    /** Crew and assault points the boarded ship loses, in addition to what opposed dice cost it. */
    crew: count,
    assault: count,
    isCaptured: z.boolean(),
    outcome: lineText
  }),
  /** A driven-off wing has made its move (FA-057). */
  typed('settleDrivenOff', {
    obligationId: obligation,
    /** Where it is now; may be empty. */
    note: lineText
  })
] as const
