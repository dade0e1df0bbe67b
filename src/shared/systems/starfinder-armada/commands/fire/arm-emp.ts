import { endOfRound } from '../../../../core/effects/clock'
import { hasAbility } from '../../derive/fleet/abilities'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { findFleet, idFor, isFighting } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Declares the EMP for the next round's gunnery, where `sa.emp` is read `armedByAction` (SA-032, SA-Q05). Refused: 'emp-needs-no-arming'
 * under the other readings.
 */
export function* checkArmEmp(state: BattleState, command: SaCommands['armEmp']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (readRuling(state.rulings, 'sa.emp') !== 'armedByAction') yield 'emp-needs-no-arming'
  if (!hasAbility(state, fleet, 'emp')) yield 'no-emp'
  if (state.phase !== 'engineering') yield 'wrong-phase'
  if (!isFighting(fleet)) yield 'out-of-battle'
  const isArmed = state.effects.some(e => e.kind === 'empArmed' && e.targetId === fleet.id && e.round === state.round + 1)
  if (isArmed) yield 'already-armed'
  return null
}

export function* decideArmEmp(state: BattleState, command: SaCommands['armEmp']): Decision {
  const round = state.round + 1
  return [
    {
      type: 'effectBegun',
      effect: {
        id: idFor('e', state.nextId),
        kind: 'empArmed',
        targetId: command.fleetId,
        cause: 'sa.cause.empArmed',
        source: 'SA-032',
        round,
        ending: endOfRound(round),
        suspension: null
      }
    }
  ]
}
