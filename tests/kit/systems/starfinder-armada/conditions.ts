import { BATTLE, endOfRound } from '@shared/core/effects/clock'
import type { BattleState, Condition } from '@shared/systems/starfinder-armada/model/battle'
import type { ModifierEffect, RaisedStat, SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { officerId, type Ability } from '@shared/systems/starfinder-armada/model/design'

/** Effects for tests, added to a state without a command. */
export function withEffects(state: BattleState, ...effects: readonly SaEffect[]): BattleState {
  return { ...state, effects: [...state.effects, ...effects] }
}

export function condition(on: string, which: Condition, ability: Ability | null = null): SaEffect {
  return { ...base(on), kind: 'condition', condition: which, ability, strength: 1, byFleetId: null }
}

export function morale(on: string, level: 'emboldened' | 'shaken'): SaEffect {
  return { ...base(on), kind: 'morale', level }
}

export function modifier(on: string, stat: ModifierEffect['stat'], value: number, name: string | null = 'Nebula'): SaEffect {
  return { ...base(on), kind: 'modifier', stat, value, name }
}

/** A value raised by the officer bonus, as by a Direct. */
export function raised(on: string, stat: RaisedStat, value: number): SaEffect {
  return { ...base(on), source: 'SA-063', kind: 'officerBonus', stat, value, officerId: officerId('raiser') }
}

/** An encouragement of a fleet or an officer. */
export function encouraged(on: string, bonus: 'officer' | 'untyped', value: number): SaEffect {
  return { ...base(on), source: 'SA-060', kind: 'encouraged', bonus, value, officerId: officerId('raiser') }
}

/** A fleet scrambled in that round, with the officer cut off. */
export function scrambled(on: string, victim: string | null, round: number): SaEffect {
  return { ...base(on), kind: 'scramble', victimId: victim === null ? null : officerId(victim), round, officerId: officerId('Scrambler') }
}

/** The same effect, suspended as by a repair. */
export function suspended(effect: SaEffect): SaEffect {
  return { ...effect, suspension: { cause: 'sa.cause.repair', ending: endOfRound(1) } }
}

function base(on: string): Pick<SaEffect, 'id' | 'targetId' | 'cause' | 'source' | 'ending' | 'suspension'> {
  return { id: `e-${on}`, targetId: on, cause: 'sa.cause.test', source: 'SA-109', ending: BATTLE, suspension: null }
}
