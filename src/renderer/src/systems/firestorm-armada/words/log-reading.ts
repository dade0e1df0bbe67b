import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { idsIn } from '../../../table/volley/ids-in'
import type { LogMoment, LogReading } from '../../../contract/log-line'
import { attackSumOf } from '../fire/attack-sum'
import { changesOf } from './changes-of'

const CORRECTIONS: readonly string[] = [
  'correctFleet',
  'correctUnit',
  'correctShip',
  'correctWeapon',
  'correctWing',
  'addEffect',
  'endEffect',
  'endBoarding',
  'waiveObligation'
] satisfies readonly FaCommand['type'][]

/** Battles of Firestorm Armada, as the log reads them. */
export const logReading: LogReading = {
  changesOf,
  momentOf,
  // The beginning names every fleet and is about none of them.
  fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : aboutIn(state as BattleState, event)),
  whyOf: attackSumOf,
  isCorrection: command => CORRECTIONS.includes(command.type)
}

function momentOf(state: unknown): LogMoment {
  const { turn, phase } = state as BattleState
  return { round: turn, turn: { key: 'faTable.turn', values: { turn } }, phase: { key: `fa.phase.${phase}` } }
}

/** Fleets, squadrons and flights named anywhere in an event, by themselves or by what is theirs. */
function aboutIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const due of state.obligations) if (named.has(due.id)) named.add(due.kind === 'drivenOff' ? due.wingId : due.shipId)
  for (const { id, targetId } of state.effects) if (named.has(id)) named.add(targetId)
  for (const { id, attackerId, targetId } of state.boardings) if (named.has(id)) named.add(attackerId).add(targetId)
  for (const { id, unitId } of [...state.ships, ...state.wings]) if (named.has(id)) named.add(unitId)
  for (const { id, fleetId } of state.units) if (named.has(id)) named.add(fleetId)
  return [...state.fleets, ...state.units].filter(({ id }) => named.has(id)).map(({ id }) => id)
}
