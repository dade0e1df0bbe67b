import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { CORRECTIONS, HEADINGS, MOVES, SETTLED } from '@shared/systems/firestorm-armada/report/lists'
import { idsIn } from '../../../table/volley/ids-in'
import { readLog } from '../../../table/log/read-log'
import { attackSumOf } from '../fire/attack-sum'
import { changesOf } from './changes-of'

/** How the log reads Firestorm Armada. */
export const logReading = readLog<BattleState, FaEvent, FaCommand>({
  changesOf,
  momentOf: ({ turn, phase }) => ({ round: turn, turn: { key: 'faTable.turn', values: { turn } }, phase: { key: `fa.phase.${phase}` } }),
  aboutIn: aboutIn,
  whyOf: attackSumOf,
  groups: { moves: ['moveShip', 'moveWing'], activation: ['activateUnit'] },
  folds: { moves: MOVES },
  headings: HEADINGS,
  settled: SETTLED,
  // The roll of a critical names it.
  isSaid: event => event.type === 'effectBegun' && event.effect.kind === 'critical',
  corrections: CORRECTIONS
})

/** Fleets, squadrons and flights named anywhere in an event, directly or through something of theirs. */
function aboutIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const due of state.obligations) if (named.has(due.id)) named.add(due.kind === 'drivenOff' ? due.wingId : due.shipId)
  for (const { id, targetId } of state.effects) if (named.has(id)) named.add(targetId)
  for (const { id, attackerId, targetId } of state.boardings) if (named.has(id)) named.add(attackerId).add(targetId)
  for (const { id, unitId } of [...state.ships, ...state.wings]) if (named.has(id)) named.add(unitId)
  for (const { id, fleetId } of state.units) if (named.has(id)) named.add(fleetId)
  return [...state.fleets, ...state.units].filter(({ id }) => named.has(id)).map(({ id }) => id)
}
