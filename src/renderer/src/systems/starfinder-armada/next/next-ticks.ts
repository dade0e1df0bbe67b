import type { Message } from '@shared/core/engine/message'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import { speed } from '@shared/systems/starfinder-armada/derive/fleet/speed'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'

/** Automatic changes between two states: mines, an EMP, a Scramble, a superweapon becoming ready; drifting fleets. */
export function tickingAfter(before: BattleState, after: BattleState): readonly Message[] {
  if (after.phase === 'over') return []
  const begins = after.round > before.round && before.round > 0 ? after.fleets.flatMap(fleet => beginningFor(after, fleet)) : []
  return [...begins, ...(after.phase === 'helm' && before.phase !== 'helm' ? drifting(after) : [])]
}

function beginningFor(state: BattleState, fleet: FleetState): readonly Message[] {
  const tick = (kind: string): Message => ({ key: `battle.next.tick.${kind}`, values: { fleet: fleet.name } })
  const effects = state.effects.flatMap(effect => {
    if (effect.targetId !== fleet.id) return []
    if (effect.kind === 'mines') return effect.activeFrom === state.round ? [tick('mines')] : []
    return (effect.kind === 'empArmed' || effect.kind === 'scramble') && effect.round === state.round ? [tick(effect.kind)] : []
  })
  const isReady = fleet.superweaponReadyRound === state.round && hasAbility(state, fleet, 'superweapon')
  return isReady ? [...effects, tick('superweapon')] : effects
}

/** Disabled fleets drift in the helm phase (SA-097). */
export function drifting(state: BattleState): readonly Message[] {
  return state.fleets
    .filter(fleet => fleet.status === 'disabled')
    .map(fleet => ({ key: 'battle.next.tick.drift', values: { fleet: fleet.name, count: speed(state, fleet).total } }))
}
