import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogMoment, LogReading } from '../../../contract/log-line'
import { changesOf } from './changes-of'
import { eventSumOf } from '../fire/event-sum'

const CORRECTIONS: readonly string[] = [
  'correctShip',
  'correctSquadron',
  'correctFleet',
  'correctDetection',
  'correctDamage',
  'giveInitiative',
  'withdrawDetection',
  'endEngagement',
  'setTableCell'
] satisfies readonly PwCommand['type'][]

/** Battles of Petit Wargame, as the log reads them. */
export const logReading: LogReading = {
  changesOf,
  momentOf,
  // The beginning names every squadron and is about none of them.
  fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : aboutIn(state as BattleState, event)),
  whyOf: eventSumOf,
  isCorrection: command => CORRECTIONS.includes(command.type)
}

function momentOf(state: unknown): LogMoment {
  const { turn, phase } = state as BattleState
  return { round: turn, turn: { key: 'pwTable.turn', values: { turn } }, phase: { key: `pw.phase.${phase}` } }
}

/** Fleets and squadrons named anywhere in an event, by themselves or by a ship of theirs. */
function aboutIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, squadronId } of state.ships) if (named.has(id)) named.add(squadronId)
  for (const { id, fleetId } of state.squadrons) if (named.has(id)) named.add(fleetId)
  return [...state.fleets, ...state.squadrons].filter(({ id }) => named.has(id)).map(({ id }) => id)
}
