import { isWithin } from '../../../../kernel/collections'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { SaEffect } from '../../model/effects'
import { findFleet, idFor } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM gives a fleet a condition, a morale state or a modifier. Refused: 'bad-number' outside ±99. */
export function checkAddEffect(state: BattleState, command: SaCommands['addEffect']): SaRefusal | null {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  const { effect } = command
  if (effect.kind === 'modifier') {
    if (!(Number.isInteger(effect.value) && isWithin(effect.value, -99, 99))) return 'bad-number'
    return effect.name.trim() === '' ? 'bad-name' : null
  }
  return effect.kind === 'condition' && effect.condition === 'auxiliarySystem' && effect.ability === null ? 'needs-a-target' : null
}

/** A new morale state replaces the old one. */
export function* decideAddEffect(state: BattleState, command: SaCommands['addEffect']): Decision {
  const replaced = state.effects.filter(e => command.effect.kind === 'morale' && e.kind === 'morale' && e.targetId === command.fleetId)
  return [
    ...replaced.map((effect): SaEvent => ({ type: 'effectEnded', effect, reason: command.reason })),
    { type: 'effectBegun', effect: effectOf(state, command) }
  ]
}

function effectOf(state: BattleState, command: SaCommands['addEffect']): SaEffect {
  const common = {
    id: idFor('e', state.nextId),
    targetId: command.fleetId,
    cause: 'sa.cause.gm',
    source: 'SA-110',
    ending: command.ending,
    suspension: null
  }
  switch (command.effect.kind) {
    case 'condition':
      // Only Auxiliary System puts an ability out.
      return {
        ...common,
        ...command.effect,
        ability: command.effect.condition === 'auxiliarySystem' ? command.effect.ability : null,
        strength: 1,
        byFleetId: null
      }
    case 'morale':
      return { ...common, ...command.effect, source: 'SA-102' }
    case 'modifier':
      return { ...common, ...command.effect, source: 'SA-095' }
  }
}
