import { isInForce } from '../../../../core/effects/effect'
import type { Adjustable, BattleState, FleetState } from '../../model/battle'
import type { ModifierEffect } from '../../model/effects'
import { MORALE_MODIFIERS } from '../../tables/modifiers'
import { kindsAmong } from './effect-kinds'
import { count, mention, type Tally } from '../tally'

/** Adds the effects and the GM's adjustments to one value of a fleet. */
export function countShifts(tally: Tally, state: BattleState, fleet: FleetState, stat: Adjustable): void {
  countModifiers(tally, state, fleet, stat)
  count(tally, 'gmAdjustment', fleet.adjustments[stat] ?? 0, 'SA-095')
}

/** The same for a check, with effects on all checks and the fleet's morale state (SA-101). */
export function countCheckShifts(tally: Tally, state: BattleState, fleet: FleetState, stat: 'gunnery' | 'piloting' | 'morale'): void {
  countMorale(tally, state, fleet)
  countModifiers(tally, state, fleet, stat, true)
  count(tally, 'gmAdjustment', fleet.adjustments[stat] ?? 0, 'SA-095')
}

/** Adds the fleet's morale state: plus or minus 1, once per roll however many dice it has (SA-101, SA-Q48). */
export function countMorale(tally: Tally, state: BattleState, fleet: FleetState): void {
  const effects = state.effects
  if (!kindsAmong(effects).morale) return
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind !== 'morale' || effect.targetId !== fleet.id) continue
    if (isInForce(effect)) count(tally, effect.level, MORALE_MODIFIERS[effect.level], 'SA-101')
    else mention(tally, `sa.part.${effect.level}`, MORALE_MODIFIERS[effect.level], 'SA-101', 'suspended')
  }
}

/** Adds the modifiers in force on one value; on a check those of all checks too. */
function countModifiers(tally: Tally, state: BattleState, fleet: FleetState, stat: Adjustable, isCheck = false): void {
  const effects = state.effects
  if (!kindsAmong(effects).modifier) return
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind !== 'modifier' || effect.targetId !== fleet.id) continue
    if (effect.stat !== stat && !(isCheck && effect.stat === 'allChecks')) continue
    addModifier(tally, effect)
  }
}

function addModifier(tally: Tally, effect: ModifierEffect): void {
  const isCounted = isInForce(effect)
  if (isCounted) tally.total += effect.value
  if (tally.parts === null) return
  const named = effect.name === null ? { label: effect.cause } : { label: 'sa.part.namedEffect', values: { name: effect.name } }
  const part = { ...named, value: effect.value, source: effect.source }
  tally.parts.push(isCounted ? part : { ...part, notCounted: 'sa.notCounted.suspended' })
}
