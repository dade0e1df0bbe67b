import { partId, rulings, sideId } from '../../../schema/parts'
import type { SameType } from '../../../schema/same-type'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import type { XwCommand } from '../commands/command'
import { ATTACK_KINDS, SPENDABLE } from '../model/attack'
import { POOLS } from '../model/dice'
import { diceChange, measures, places, range, rollChoice, ship, weapon } from './parts'
import { draftSquadV1 } from './roster-v1'
import { xwTableCommands } from './table-command'

const pool = z.enum(POOLS)

/**
 * Every command of X-Wing as it may come from outside: no unknown fields, whole numbers within limits, sound text. Whether the rules allow it is
 * not checked here.
 */
export const xwCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beginBattle'),
    name: nameText,
    squads: z.array(z.strictObject({ sideId, squad: draftSquadV1 })).max(8),
    rulings
  }),
  z.strictObject({ type: z.literal('endBattle') }),
  z.strictObject({ type: z.literal('endRound'), removesTokens: z.boolean() }),
  z.strictObject({ type: z.literal('setPlayerOrder'), squadIds: z.array(partId).max(8) }),
  z.strictObject({ type: z.literal('beginEngagement') }),
  z.strictObject({ type: z.literal('passEngagement'), shipId: ship }),
  z.strictObject({ type: z.literal('measureTargets'), shipId: ship, measures }),
  z.strictObject({
    type: z.literal('declareAttack'),
    kind: z.enum(ATTACK_KINDS),
    attackerId: ship,
    weaponId: weapon,
    defenderId: ship,
    range,
    isObstructed: z.boolean(),
    isInArc: z.boolean(),
    isRequirementMet: z.boolean(),
    isCostPaid: z.boolean(),
    passesIdle: z.literal(true).exactOptional()
  }),
  z.strictObject({ type: z.literal('abandonAttack'), reason: lineText }),
  z.strictObject({ type: z.literal('rollAttackDice'), ...rollChoice }),
  z.strictObject({ type: z.literal('rollDefenseDice'), ...rollChoice }),
  z.strictObject({ type: z.literal('spendToken'), pool, token: z.enum(SPENDABLE), dice: places }),
  z.strictObject({ type: z.literal('modifyDice'), pool, shipId: ship, name: lineText, change: diceChange }),
  z.strictObject({ type: z.literal('advanceStage') }),
  z.strictObject({ type: z.literal('dealDamage') }),
  z.strictObject({ type: z.literal('useAbility'), shipId: ship, name: lineText }),
  ...xwTableCommands
])

true satisfies SameType<XwCommand, z.infer<typeof xwCommandSchema>>
