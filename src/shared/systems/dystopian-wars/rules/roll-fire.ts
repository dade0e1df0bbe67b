import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { Rule } from '../../../core/dice/rule'
import type { RollChoice } from '../commands/command'
import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import type { DwEvent } from '../events'
import { fireDice } from '../derive/attack-dice'
import { firingParts, leadArm, leadPart } from '../derive/part-dice'
import { shareOf, sharesBefore } from '../derive/split-pool'
import { suggestedToHit } from '../derive/to-hit'
import type { Attack, BattleState, Fire } from '../model/battle'
import type { CombatantId } from '../model/force'
import { readRuling } from '../rulings'
import { findWing } from '../state'
import { HARDEST_TO_HIT } from '../tables/appendix'
import { checkCards } from './cards'
import { areDiceModifiers, isToHit } from './numbers'
import { poolDiceOf, rollPool, wingPoolDice, type Pool } from './roll-pool'

export type RolledEvent = Extract<DwEvent, { type: 'attackRolled' }>

/**
 * Conditions for a roll, for which the appendix gives `suggested`, or null if it cannot hit. Firm: 'bad-number', 'bad-modifier',
 * 'needs-number' where `dw.toHit` asks for one each time. Forceable: 'cannot-hit', 'no-cards'.
 */
export function* checkRoll(
  state: BattleState,
  fire: Fire,
  targetId: CombatantId,
  choice: Pick<RollChoice, 'toHit' | 'modifiers'>,
  suggested = suggestedToHit(state, fire, targetId).number
): Generator<ForceableRefusal, FirmRefusal | null, void> {
  if (!isToHit(choice.toHit)) return 'bad-number'
  if (!areDiceModifiers(choice.modifiers)) return 'bad-modifier'
  if (choice.toHit === null && readRuling(state.rulings, 'dw.toHit') === 'perAttack') return 'needs-number'
  if (choice.toHit === null && suggested === null) yield 'cannot-hit'
  const lead = fire.parts[0]
  if (lead !== undefined) yield* checkCards(state, [{ modifiers: choice.modifiers, attackerId: lead.combatantId, defenderId: targetId }])
  return null
}

/** The number needed to hit: the GM's, else that of the appendix (DW-015, DW-018, DW-024, DW-042). */
export function neededFor(state: BattleState, fire: Fire, targetId: CombatantId, toHit: number | null): number {
  return toHit ?? suggestedToHit(state, fire, targetId).number ?? HARDEST_TO_HIT
}

/** The GM's settings for a roll: the number to hit, modifiers of the dice, and whose line of sight is clear again. */
export interface Aim extends Pick<RollChoice, 'toHit' | 'modifiers'> {
  readonly clearedIds: readonly CombatantId[]
}
/** The number of the appendix, without modifiers. */
export const PLAIN_AIM: Aim = { toHit: null, modifiers: [], clearedIds: [] }

/** Attack dice of a declared attack if it were rolled now with these settings (DW-038 to DW-041). */
export function aimedDice(state: BattleState, attack: Attack, { modifiers, clearedIds }: Aim): Breakdown {
  return fireDice(state, aimed(attack, clearedIds), sharesBefore(state, attack), modifiers)
}

/** The attack with a clear line of sight for these (DW-039). */
function aimed(attack: Attack, clearedIds: readonly CombatantId[]): Attack {
  return { ...attack, parts: attack.parts.map(part => (clearedIds.includes(part.combatantId) ? { ...part, obstructions: 0 } : part)) }
}

/** Rolls a declared attack or counter-attack with the dice it has now (DW-016, DW-019, DW-038, DW-043). */
export function* rollDeclared(
  state: BattleState,
  attack: Attack,
  choice: RollChoice,
  clearedIds: readonly CombatantId[]
): Rule<{ readonly event: RolledEvent; readonly pool: Pool }> {
  const dice = aimedDice(state, attack, { ...choice, clearedIds }).total
  const toHit = neededFor(state, attack, attack.targetId, choice.toHit)
  const isOnWing = findWing(state, attack.targetId) !== undefined
  const six = isOnWing ? wingPoolDice(state.rulings) : poolDiceOf(state.rulings, leadArm(state, attack).poolDice)
  const lead = leadPart(state, attack).combatantId
  const firing = firingParts(state, attack)
  const purpose = attack.role === 'counter' ? 'dw.roll.counter' : 'dw.roll.attack'
  const pool = yield* rollPool(purpose, dice, lead, { needed: toHit, six, reroll: 'none' })
  return {
    pool,
    event: {
      type: 'attackRolled',
      attackId: attack.id,
      dice,
      share: shareOf(state, aimed(attack, clearedIds), sharesBefore(state, attack)),
      toHit,
      faces: pool.faces,
      hits: pool.hits,
      modifiers: choice.modifiers,
      clearedIds,
      ...(firing.length > 0 && firing.length < attack.parts.length ? { fired: firing } : {})
    }
  }
}
