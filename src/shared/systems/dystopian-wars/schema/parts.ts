import { objectOf } from '../../../schema/infer'
import { brandedId, inchesUpTo, partId, whole } from '../../../schema/parts'
import { lineText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { FIRE_OPTIONS, OBSTRUCTIONS, type Fire } from '../model/battle'
import { type CombatantId, type ForceId, type SquadronId, type UnitId, type WeaponId, type WingId } from '../model/force'
import { MODIFIER_SIDES, MODIFIER_SOURCES, type Modifier } from '../model/modifier'
import { TO_HIT_MAX, TO_HIT_MIN } from '../tables/appendix'
import { CRITICAL_ROWS } from '../model/criticals'
import { INCHES_MAX, NUMBER_MAX } from '../tables/limits'

/** Pieces that several commands of this system share. */
export const force = brandedId<ForceId>()
export const squadron = brandedId<SquadronId>()
export const unit = brandedId<UnitId>()
export const wing = brandedId<WingId>()
export const weapon = brandedId<WeaponId>()
export const combatant = brandedId<CombatantId>()
export const combatants = z.array(combatant).max(500)
/** A number of points or dice on a card; for some of them the rules require at least 1. */
export const points = whole(0, NUMBER_MAX)
/** A number that may be negative. */
export const signed = whole(-NUMBER_MAX, NUMBER_MAX)
export const inches = whole(0, INCHES_MAX)
export const toHit = whole(TO_HIT_MIN, TO_HIT_MAX).nullable()
export const criticalRow = z.literal(CRITICAL_ROWS)

export const modifiers = z
  .array(objectOf<Modifier>()({ source: z.enum(MODIFIER_SOURCES), side: z.enum(MODIFIER_SIDES), name: lineText, value: signed }))
  .max(100)

export const fire = objectOf<Fire>()({
  parts: z
    .array(
      z.strictObject({
        combatantId: combatant,
        weaponId: weapon,
        rangeInches: inchesUpTo(INCHES_MAX),
        obstructions: z.literal(OBSTRUCTIONS)
      })
    )
    .max(100),
  option: z.enum(FIRE_OPTIONS),
  splitDice: points.nullable()
})

/** A roll with the GM's settings. */
export const rollChoice = {
  attackId: partId,
  /** The number to hit, 2 to 6; null for the one of the appendix. */
  toHit,
  modifiers
}
