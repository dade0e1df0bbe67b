import type { Breakdown } from '../../../../core/breakdown/breakdown'
import { officerCheck } from '../../derive/checks/officer-bonus'
import type { BattleState, OfficerState } from '../../model/battle'
import type { ArmadaId } from '../../model/design'
import { findFleet, isFighting } from '../../state'
import type { SaCommands } from '../command'
import type { Refusals } from '../refusal'
import { isGmModifier } from './resolve-point'

/** The admiral who rolls for an armada: able, and aboard a fleet still in the fight. Without one the armada rolls a bare d6 (SA-080). */
export function admiralOf(state: BattleState, armadaId: ArmadaId): OfficerState | undefined {
  return state.officers.find(officer => {
    if (officer.armadaId !== armadaId || officer.role !== 'admiral' || officer.isIncapacitated) return false
    const fleet = findFleet(state, officer.fleetId)
    return fleet !== undefined && isFighting(fleet)
  })
}

/**
 * An armada's bonus to its die: its admiral's officer check, if it has one, and the GM's modifier for this roll (SA-079, SA-080). Reading:
 * a tie is another roll, for which `gmCheck` is 0.
 */
export function orderCheck(state: BattleState, armadaId: ArmadaId, gmCheck: number): Breakdown {
  const admiral = admiralOf(state, armadaId)
  const { total, parts }: Breakdown = admiral === undefined ? { total: 0, parts: [] } : officerCheck(state, admiral)
  if (gmCheck === 0) return { total, parts }
  return { total: total + gmCheck, parts: [...parts, { label: 'sa.part.gmRoll', value: gmCheck, source: 'SA-079' }] }
}

/** The modifier the GM grants an armada for this roll; 0 for none. */
export function gmCheckOf(command: SaCommands['rollMovementOrder'], armadaId: ArmadaId): number {
  return command.gmChecks?.find(one => one.armadaId === armadaId)?.gmCheck ?? 0
}

/**
 * Whether the GM may grant the modifiers of this command. Refused: 'duplicate-id' for two modifiers of one armada; 'flat-check' for a
 * modifier on the bare d6 of an armada without an admiral (SA-080).
 */
export function* checkGmChecks(state: BattleState, { gmChecks = [] }: SaCommands['rollMovementOrder']): Refusals {
  if (new Set(gmChecks.map(one => one.armadaId)).size < gmChecks.length) return 'duplicate-id'
  for (const { armadaId, gmCheck } of gmChecks) {
    if (!state.armadas.some(armada => armada.id === armadaId)) return 'no-such-armada'
    if (!isGmModifier(gmCheck)) return 'bad-number'
    if (gmCheck !== 0 && admiralOf(state, armadaId) === undefined) yield 'flat-check'
  }
  return null
}
