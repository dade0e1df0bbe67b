import { schemaOf, objectOf } from '../../../schema/infer'
import { addedFlag, brandedId, whole } from '../../../schema/parts'
import { lineText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { MODIFIER_SOURCES, type DiceChange, type DiceLimits, type DiceModifier } from '../model/attack'
import type { Measure } from '../model/battle'
import { DAMAGE_CARDS } from '../model/damage-cards'
import { RESULTS } from '../model/dice'
import { CONDITIONS, TOKENS, type ShipId, type WeaponId } from '../model/squad'
import { ROLES } from '../model/stages'
import { ARCS } from '../tables/arcs'
import { NUMBER_MAX, POOL_MAX, RANGE_MAX, RANGE_MIN } from '../tables/limits'

/** Parts shared by the schemas of several commands. */
export const ship = brandedId<ShipId>()
export const weapon = brandedId<WeaponId>()
/** A number on a card or on the table; the rules narrow some further. */
export const figure = whole(0, NUMBER_MAX)
export const range = whole(RANGE_MIN, RANGE_MAX)
export const tokens = z.record(z.enum(TOKENS), figure)
export const conditions = z.partialRecord(z.enum(CONDITIONS), figure)
export const card = z.enum(DAMAGE_CARDS)
export const result = z.enum(RESULTS)
/** Indexes of dice on the table. */
export const places = z.array(whole(0, POOL_MAX - 1)).max(POOL_MAX)

export const measures = z.array(objectOf<Measure>()({ targetId: ship, arc: z.enum(ARCS), range, isObstructed: z.boolean() })).max(500)

const limit = figure.nullable()

/** Changes to a roll by effects and the GM. */
export const rollChoice = {
  modifiers: z
    .array(
      objectOf<DiceModifier>()({
        source: z.enum(MODIFIER_SOURCES),
        side: z.enum(ROLES),
        name: lineText,
        value: whole(-NUMBER_MAX, NUMBER_MAX),
        isAllowedAtRange0: z.boolean()
      })
    )
    .max(100),
  limits: objectOf<DiceLimits>()({ min: limit, max: limit })
}

export const diceChange = schemaOf<DiceChange>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reroll'), dice: places }),
    z.strictObject({ kind: z.literal('change'), dice: places, to: result }),
    z.strictObject({ kind: z.literal('add'), result, isAllowedAtRange0: addedFlag() }),
    z.strictObject({ kind: z.literal('remove'), dice: places })
  ])
)
