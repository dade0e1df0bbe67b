import type { Rule } from '../../../core/dice/rule'
import { endOfRound } from '../../../core/effects/clock'
import { hasAbility } from '../derive/abilities'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { findFleet, idFor, isFighting } from '../state'
import type { ArmEmp } from './command'
import type { SaRefusal } from './refusal'

/**
 * Declares the EMP for the next round's gunnery, where `sa.emp` is read `armedByAction` (SA-032, SA-Q05).
 * Refused: 'no-such-fleet', 'emp-needs-no-arming' under the other readings, 'no-emp', 'wrong-phase', 'out-of-battle', 'already-armed'.
 */
export function checkArmEmp(state: BattleState, command: ArmEmp): SaRefusal | null {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (readRuling(state.rulings, 'sa.emp') !== 'armedByAction') return 'emp-needs-no-arming'
  if (!hasAbility(state, fleet, 'emp')) return 'no-emp'
  if (state.phase !== 'engineering') return 'wrong-phase'
  if (!isFighting(fleet)) return 'out-of-battle'
  const isArmed = state.effects.some(e => e.kind === 'empArmed' && e.targetId === fleet.id && e.round === state.round + 1)
  return isArmed ? 'already-armed' : null
}

export function* decideArmEmp(state: BattleState, command: ArmEmp): Rule<readonly SaEvent[]> {
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
