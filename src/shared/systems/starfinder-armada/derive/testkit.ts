import { BATTLE, endOfRound } from '../../../core/effects/clock'
import type { BattleState, Condition, ModifierEffect, SaEffect } from '../model/battle'
import type { Ability } from '../model/design'

/** Effects for tests, laid on a state without a command. */
export function withEffects(state: BattleState, ...effects: readonly SaEffect[]): BattleState {
  return { ...state, effects: [...state.effects, ...effects] }
}

export function condition(on: string, which: Condition, ability: Ability | null = null): SaEffect {
  return { ...base(on), kind: 'condition', condition: which, ability, strength: 1 }
}

export function morale(on: string, level: 'emboldened' | 'shaken'): SaEffect {
  return { ...base(on), kind: 'morale', level }
}

export function modifier(on: string, stat: ModifierEffect['stat'], value: number, name: string | null = 'Nebula'): SaEffect {
  return { ...base(on), kind: 'modifier', stat, value, name }
}

/** The same effect, held back for a while as a repair does. */
export function suspended(effect: SaEffect): SaEffect {
  return { ...effect, suspension: { cause: 'sa.cause.repair', ending: endOfRound(1) } }
}

function base(on: string): Pick<SaEffect, 'id' | 'targetId' | 'cause' | 'source' | 'ending' | 'suspension'> {
  return { id: `e-${on}`, targetId: on, cause: 'sa.cause.test', source: 'SA-109', ending: BATTLE, suspension: null }
}
