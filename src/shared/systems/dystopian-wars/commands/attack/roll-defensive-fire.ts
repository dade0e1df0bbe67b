import { present } from '../../../../kernel/present'
import { declaredArm } from '../../derive/arms'
import { spentOnDefence, wantedBy } from '../../derive/defence-left'
import { poolDice } from '../../derive/pool-dice'
import type { Attack, BattleState } from '../../model/battle'
import { ACK_ACK, CONCUSSION_CHARGES } from '../../model/force'
import { playCards } from '../../rules/cards'
import { checkFire } from '../../rules/check-fire'
import { conductAttack, defensiveKinds } from '../../rules/conduct'
import { defensiveDice, defensiveNumber, defensiveRules } from '../../rules/defence-pools'
import { checkExplosions } from '../../rules/explosions'
import { checkRoll } from '../../rules/roll-fire'
import { rollPool } from '../../rules/roll-pool'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { combatant, currentAttack, findUnit, findWing } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Step 7: one roll of the target's squadron against the rockets or torpedoes just rolled (DW-044, DW-046 to DW-053). Refused:
 * 'no-such-attack' outside an attack; what `checkFire` and `checkRoll` refuse; 'wrong-weapon' unless Ack Ack meets rockets and Concussion
 * Charges torpedoes.
 */
export function* checkRollDefensiveFire(state: BattleState, command: DwCommands['rollDefensiveFire']): Refusals {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-such-attack'
  const { fire } = command
  const byFire = yield* checkFire(state, fire)
  if (byFire !== null) return byFire
  const byRoll = yield* checkRoll(state, fire, leadOf(attack), command, defensiveNumber(state, fire))
  if (byRoll !== null) return byRoll
  if (state.step !== 'defensiveFire') yield 'wrong-step'
  const isOfKind = (kind: 'aa' | 'cc'): boolean => fire.parts.every(part => part.weaponId === kind)
  if (!defensiveKinds(state, attack).some(isOfKind)) yield 'wrong-weapon'
  const target = findUnit(state, attack.targetId)
  if (fire.parts.some(part => combatant(state, part.combatantId).squadronId !== target?.squadronId)) yield 'not-in-squadron'
  if (readRuling(state.rulings, 'dw.wingDefence') === 'no' && fire.parts.some(part => findWing(state, part.combatantId) !== undefined))
    yield 'wings-do-not-defend'
  if (!command.isInRange) yield 'out-of-range'
  if (fire.parts.some(part => spentOnDefence(state, part) + wantedBy(state, fire, part) > poolDice(state, part).total))
    yield 'too-many-dice'
  return yield* checkExplosions(state)
}

/** Successes of Concussion Charges are rolled again once against Fast Torpedoes (DW-052). */
export function* decideRollDefensiveFire(state: BattleState, command: DwCommands['rollDefensiveFire']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const { fire, modifiers } = command
  const lead = present(fire.parts[0], 'lead')
  const dice = defensiveDice(state, fire, modifiers).total
  const rules = defensiveRules(state, attack, fire, command.toHit)
  const pool = yield* rollPool('dw.roll.defensive', dice, lead.combatantId, rules)
  const cancelled = Math.min(attack.hits, pool.hits)
  // A roll has one kind of weapon only: Concussion Charges if the lead fires them, else Ack Ack.
  const weaponId = declaredArm(state, fire).kind === 'cc' ? CONCUSSION_CHARGES : ACK_ACK
  const story = new Story(state)
  playCards(story, modifiers, lead.combatantId, leadOf(attack))
  story.tell({
    type: 'defensiveFireRolled',
    attackId: attack.id,
    fire,
    dice,
    toHit: rules.needed,
    faces: pool.faces,
    cancelled,
    hits: attack.hits - cancelled,
    spent: fire.parts.map(part => ({ combatantId: part.combatantId, weaponId, dice: wantedBy(state, fire, part) }))
  })
  conductAttack(story, attack, 'defensiveFire')
  return story.events
}

function leadOf(attack: Attack): Attack['targetId'] {
  return present(attack.parts[0], 'lead').combatantId
}
