import { partId, rulings, sideId, telling, typed } from '../../../schema/parts'
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
  typed('beginBattle', { name: nameText, forces: z.array(z.strictObject({ sideId, force: draftForceV1 })).max(8), rulings }),
  typed('endBattle', {}),
  typed('endTurn', {}),
  typed('activateSquadron', { squadronId: squadron }),
  /** Nothing more is declared, or the defender skips a step. */
  typed('advanceStep', {}),
  typed('declareAttack', { fire, targetId: combatant }),
  typed('declareCounter', {
    fire,
    /** The attacker that is fired at. */
    targetId: combatant,
    /** As the GM measures it: every part reaches the attacker. */
    isInRange: z.boolean()
  }),
  typed('withdrawAttack', { attackId: partId, reason: lineText }),
  typed('resolveCounter', { ...rollChoice }),
  /** All rolls of step 4 or 5 at once. Attacks left out are rolled with the numbers of the appendix. */
  typed('resolveTinyFlyers', { rolls: z.array(z.strictObject(rollChoice)).max(200) }),
  typed('rollAttack', {
    ...rollChoice,
    /** Those whose line of sight is clear again. */
    clearedIds: combatants
  }),
  /** Defensive fire of the target's squadron against the attack just rolled. */
  typed('rollDefensiveFire', {
    fire,
    toHit,
    modifiers,
    /** As the GM measures it: every part reaches the targeted vessel. */
    isInRange: z.boolean()
  }),
  typed('rollShields', {
    /** Generators that help. */
    shields: points,
    guardians: points,
    toSave: toHit
  }),
  typed('applyDamage', {
    /** Hits that rules and cards add or take away. */
    modifiers,
    /** Hull points that they add to the damage or take away from it; absent for none. */
    onHull: modifiers.exactOptional()
  }),
  typed('rollRepair', { unitId: unit, row: criticalRow }),
  typed('launchWing', { wingId: wing, unitId: unit }),
  typed('markUnit', { unitId: unit, isObscured: z.boolean(), depth: z.enum(DEPTHS) }),
  typed('setCap', { wingId: wing, isOnCap: z.boolean() }),
  typed('playCard', {
    forceId: force,
    /** The table's own name for it. */
    name: lineText
  }),
  typed('settleExplosion', {
    obligationId: partId,
    /** Everybody within reach. */
    targetIds: combatants,
    /** Dice against each; null for what `dw.magazineAd` says. */
    dice: points.nullable()
  }),
  typed('settleFuel', { obligationId: partId, outcome: z.enum(['landed', 'removed']) }),
  typed('deferObligation', { obligationId: partId }),
  typed('waiveObligation', { obligationId: partId, reason: lineText }),
  /** The GM brings in squadrons late to a force of the battle. */
  typed('joinSquadrons', { forceId: force, squadrons: z.array(draftSquadronV1).max(60) }),
  /** The GM brings in a force late, on a side of its own or of others. */
  typed('joinForce', { sideId, force: draftForceV1 }),
  typed('setRuling', { key: ruleWord, value: lineText }),
  /** Where the battle is fought, who held it, and the game master's words for its end; null for none. */
  typed('tellBattle', telling),
  ...correctionCommands
])
