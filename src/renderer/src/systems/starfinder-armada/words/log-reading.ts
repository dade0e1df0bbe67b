import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogMoment, LogReading } from '../../../contract/log-line'
import { changesOf } from './changes-of'
import { damageSumOf } from '../fire/damage-sum'

const CORRECTIONS: readonly string[] = [
  'correctFleet',
  'correctFleets',
  'correctOfficer',
  'correctAttack',
  'addEffect',
  'endEffect',
  'setScan',
  'waiveObligation',
  'withdrawFleet'
] satisfies readonly SaCommand['type'][]

/** Starfinder armada battles, as the log reads them. */
export const logReading: LogReading = {
  changesOf,
  momentOf,
  // The beginning names every fleet and is about none of them.
  fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : fleetsIn(state as BattleState, event)),
  whyOf(log, line) {
    const sum = damageSumOf(log, line.seq, line.eventIndex)
    return sum === null ? null : { ...sum, counts: 'battle.log.sum.damage' }
  },
  isCorrection: command => CORRECTIONS.includes(command.type)
}

function momentOf(state: unknown): LogMoment {
  const { round, phase } = state as BattleState
  return { round, turn: { key: 'sa.turn', values: { round } }, phase: { key: `sa.phase.${phase}` } }
}

/** Fleets named anywhere in an event: itself, or by an attack, an officer aboard, something owed or an effect. */
function fleetsIn(state: BattleState, event: unknown): readonly string[] {
  const found = new Set<string>()
  const named = idsIn(event)
  for (const { id, fleetId } of state.officers) if (named.has(id)) found.add(fleetId)
  for (const { id, fleetId } of state.obligations) if (named.has(id)) found.add(fleetId)
  for (const { id, targetId } of state.effects) if (named.has(id)) found.add(targetId)
  for (const { id, attackerId, targetId } of state.volley) if (named.has(id)) found.add(attackerId).add(targetId)
  return state.fleets.filter(({ id }) => named.has(id) || found.has(id)).map(({ id }) => id)
}
