import { partId, rulings, sideId } from '../../../schema/parts'
import { lineText, nameText, ruleWord } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { DEPTHS } from '../model/force'
import { correctionCommands } from './correction-command'
import { combatant, combatants, criticalRow, fire, force, modifiers, points, rollChoice, squadron, toHit, unit, wing } from './parts'
import { draftForceV1, draftSquadronV1 } from './roster-v1'

/**
 * Every command of the combat sequence as it may come in: no unknown fields, numbers within limits, well-formed text. Whether the rules
 * allow it is not checked here.
 */
export const dwCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('beginBattle'),
    name: nameText,
    forces: z.array(z.strictObject({ sideId, force: draftForceV1 })).max(8),
    rulings
  }),
  z.strictObject({ type: z.literal('endBattle') }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('activateSquadron'), squadronId: squadron }),
  /** Nothing more is declared, or the defender skips a step. */
  z.strictObject({ type: z.literal('advanceStep') }),
  z.strictObject({ type: z.literal('declareAttack'), fire, targetId: combatant }),
  z.strictObject({
    type: z.literal('declareCounter'),
    fire,
    /** The attacker that is fired at. */
    targetId: combatant,
    /** As the GM measures it: every part reaches the attacker. */
    isInRange: z.boolean()
  }),
  z.strictObject({ type: z.literal('withdrawAttack'), attackId: partId, reason: lineText }),
  z.strictObject({ type: z.literal('resolveCounter'), ...rollChoice }),
  /** All rolls of step 4 or 5 at once. Attacks left out are rolled with the numbers of the appendix. */
  z.strictObject({ type: z.literal('resolveTinyFlyers'), rolls: z.array(z.strictObject(rollChoice)).max(200) }),
  z.strictObject({
    type: z.literal('rollAttack'),
    ...rollChoice,
    /** Those whose line of sight is clear again. */
    clearedIds: combatants
  }),
  /** Defensive fire of the target's squadron against the attack just rolled. */
  z.strictObject({
    type: z.literal('rollDefensiveFire'),
    fire,
    toHit,
    modifiers,
    /** As the GM measures it: every part reaches the targeted vessel. */
    isInRange: z.boolean()
  }),
  z.strictObject({
    type: z.literal('rollShields'),
    /** Generators that help. */
    shields: points,
    guardians: points,
    toSave: toHit
  }),
  z.strictObject({
    type: z.literal('applyDamage'),
    /** Hits that rules and cards add or take away. */
    modifiers
  }),
  z.strictObject({ type: z.literal('rollRepair'), unitId: unit, row: criticalRow }),
  z.strictObject({ type: z.literal('launchWing'), wingId: wing, unitId: unit }),
  z.strictObject({ type: z.literal('markUnit'), unitId: unit, isObscured: z.boolean(), depth: z.enum(DEPTHS) }),
  z.strictObject({ type: z.literal('setCap'), wingId: wing, isOnCap: z.boolean() }),
  z.strictObject({
    type: z.literal('playCard'),
    forceId: force,
    /** The table's own name for it. */
    name: lineText
  }),
  z.strictObject({
    type: z.literal('settleExplosion'),
    obligationId: partId,
    /** Everybody within reach. */
    targetIds: combatants,
    /** Dice against each; null for what `dw.magazineAd` says. */
    dice: points.nullable()
  }),
  z.strictObject({ type: z.literal('settleFuel'), obligationId: partId, outcome: z.enum(['landed', 'removed']) }),
  z.strictObject({ type: z.literal('deferObligation'), obligationId: partId }),
  z.strictObject({ type: z.literal('waiveObligation'), obligationId: partId, reason: lineText }),
  /** The GM brings in squadrons late to a force of the battle. */
  z.strictObject({ type: z.literal('joinSquadrons'), forceId: force, squadrons: z.array(draftSquadronV1).max(60) }),
  /** The GM brings in a force late, on a side of its own or of others. */
  z.strictObject({ type: z.literal('joinForce'), sideId, force: draftForceV1 }),
  z.strictObject({ type: z.literal('setRuling'), key: ruleWord, value: lineText }),
  ...correctionCommands
])
