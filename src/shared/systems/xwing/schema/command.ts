import { addedFlag, partId, rulings, sideId, typed } from '../../../schema/parts'
import { lineText, nameText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { ATTACK_KINDS, SPENDABLE } from '../model/attack'
import { POOLS } from '../model/dice'
import { diceChange, measures, places, range, rollChoice, ship, weapon } from './parts'
import { draftSquadV1 } from './roster-v1'
import { xwTableCommands } from './table-command'

const pool = z.enum(POOLS)

/**
 * Every command of X-Wing as it may come from outside: no unknown fields, whole numbers within limits, sound text. Whether the rules allow
 * it is not checked here.
 */
export const xwCommandSchema = z.discriminatedUnion('type', [
  typed('beginBattle', {
    name: nameText,
    /** In player order. */
    squads: z.array(z.strictObject({ sideId, squad: draftSquadV1 })).max(8),
    rulings
  }),
  typed('endBattle', {}),
  typed('endRound', {
    /** Whether focus, calculate and evade tokens are removed now. */
    removesTokens: z.boolean()
  }),
  typed('setPlayerOrder', {
    /** Every squad once, in player order. */
    squadIds: z.array(partId).max(8)
  }),
  typed('beginEngagement', {}),
  /** The ship engages and does not attack. */
  typed('passEngagement', { shipId: ship }),
  typed('measureTargets', { shipId: ship, measures }),
  /** The GM's view of the table: whether the target is in arc, and whether the weapon's own text is met. */
  typed('declareAttack', {
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
    passesIdle: addedFlag()
  }),
  /** Gives up the attack in hand. */
  typed('abandonAttack', { reason: lineText }),
  typed('rollAttackDice', { ...rollChoice }),
  typed('rollDefenseDice', { ...rollChoice }),
  /** The attacker spends on attack dice, the defender on defense dice. */
  typed('spendToken', {
    pool,
    token: z.enum(SPENDABLE),
    /** Dice to reroll with a lock, or the die an evade or calculate token changes; empty to let the engine pick. */
    dice: places
  }),
  /** An ability of a ship that modifies dice. */
  typed('modifyDice', {
    pool,
    shipId: ship,
    /** The table's name for it. */
    name: lineText,
    change: diceChange
  }),
  /** The player who speaks has nothing more to do at this stage. */
  typed('advanceStage', {}),
  typed('dealDamage', {}),
  /** An ability of the aftermath that is not a bonus attack. */
  typed('useAbility', { shipId: ship, name: lineText }),
  ...xwTableCommands
])
