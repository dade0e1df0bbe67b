import { partId, rulings, sideId } from '../../../schema/parts'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
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
    /** In player order. */
    squads: z.array(z.strictObject({ sideId, squad: draftSquadV1 })).max(8),
    rulings
  }),
  z.strictObject({ type: z.literal('endBattle') }),
  z.strictObject({
    type: z.literal('endRound'),
    /** Whether focus, calculate and evade tokens are removed now. */
    removesTokens: z.boolean()
  }),
  z.strictObject({
    type: z.literal('setPlayerOrder'),
    /** Every squad once, in player order. */
    squadIds: z.array(partId).max(8)
  }),
  z.strictObject({ type: z.literal('beginEngagement') }),
  /** The ship engages and does not attack. */
  z.strictObject({ type: z.literal('passEngagement'), shipId: ship }),
  z.strictObject({ type: z.literal('measureTargets'), shipId: ship, measures }),
  /** What the GM sees on the table: whether the target is in arc, and whether the weapon's own text is met. */
  z.strictObject({
    type: z.literal('declareAttack'),
    kind: z.enum(ATTACK_KINDS),
    attackerId: ship,
    weaponId: weapon,
    defenderId: ship,
    range,
    isObstructed: z.boolean(),
    isInArc: z.boolean(),
    /** Answers to the weapon's own text; ignored where it has none. */
    isRequirementMet: z.boolean(),
    isCostPaid: z.boolean(),
    /** Passes the windows of this attack in which their player could do nothing; absent to open every window. */
    passesIdle: z.literal(true).exactOptional()
  }),
  /** Gives up the attack in hand. */
  z.strictObject({ type: z.literal('abandonAttack'), reason: lineText }),
  z.strictObject({ type: z.literal('rollAttackDice'), ...rollChoice }),
  z.strictObject({ type: z.literal('rollDefenseDice'), ...rollChoice }),
  /** The attacker spends on attack dice, the defender on defense dice. */
  z.strictObject({
    type: z.literal('spendToken'),
    pool,
    token: z.enum(SPENDABLE),
    /** Dice to reroll with a lock, or the die an evade or calculate token changes; empty to let the engine pick. */
    dice: places
  }),
  /** An ability of a ship that modifies dice. */
  z.strictObject({
    type: z.literal('modifyDice'),
    pool,
    shipId: ship,
    /** The table's name for it. */
    name: lineText,
    change: diceChange
  }),
  /** The player who speaks has nothing more to do at this stage. */
  z.strictObject({ type: z.literal('advanceStage') }),
  z.strictObject({ type: z.literal('dealDamage') }),
  /** An ability of the aftermath that is not a bonus attack. */
  z.strictObject({ type: z.literal('useAbility'), shipId: ship, name: lineText }),
  ...xwTableCommands
])
