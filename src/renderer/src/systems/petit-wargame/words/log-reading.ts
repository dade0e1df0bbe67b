import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { CORRECTIONS, HEADINGS, MOVES, SETTLED } from '@shared/systems/petit-wargame/report/lists'
import { idsIn } from '../../../table/volley/ids-in'
import { readLog } from '../../../table/log/read-log'
import { changesOf } from './changes-of'
import { eventSumOf } from '../fire/event-sum'

/** How the log reads Petit Wargame. */
export const logReading = readLog<BattleState, PwEvent, PwCommand>({
  changesOf,
  momentOf: ({ turn, phase }) => ({ round: turn, turn: { key: 'pwTable.turn', values: { turn } }, phase: { key: `pw.phase.${phase}` } }),
  aboutIn: aboutIn,
  whyOf: eventSumOf,
  groups: { moves: ['moveShip'], activation: ['activateSquadron'] },
  folds: { moves: MOVES, losses: ['elementLost'] },
  headings: HEADINGS,
  settled: SETTLED,
  corrections: CORRECTIONS
})

/** Fleets and squadrons named anywhere in an event, by themselves or by a ship of theirs. */
function aboutIn(state: BattleState, event: unknown): readonly string[] {
  const named = idsIn(event)
  for (const { id, squadronId } of state.ships) if (named.has(id)) named.add(squadronId)
  for (const { id, fleetId } of state.squadrons) if (named.has(id)) named.add(fleetId)
  return [...state.fleets, ...state.squadrons].filter(({ id }) => named.has(id)).map(({ id }) => id)
}
