import type { BattleState } from '../../model/battle'
import { newEffect } from '../../rules/dues'
import type { FaEffect } from '../../model/effects'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/**
 * Refused: 'no-such-target' for anything but a fleet, a unit, a ship or a wing, and for a critical on anything but a ship; 'bad-name' for
 * an unnamed marker.
 */
export function checkAddEffect(state: BattleState, command: FaCommands['addEffect']): FaRefusal | null {
  const { effect, targetId } = command
  const isKnown = [state.ships, ...(effect.kind === 'critical' ? [] : [state.fleets, state.units, state.wings])].some(things =>
    things.some(one => one.id === targetId)
  )
  if (!isKnown) return 'no-such-target'
  return effect.kind === 'marker' && effect.name.trim() === '' ? 'bad-name' : null
}

export function* decideAddEffect(state: BattleState, command: FaCommands['addEffect']): Decision {
  const effect: FaEffect = { ...newEffect(state, command.targetId, 'gm', command.ending), ...command.effect }
  return [{ type: 'effectBegun', effect }]
}
