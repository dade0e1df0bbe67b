import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { CORRECTIONS, HEADINGS, MOVES, SETTLED } from '@shared/systems/starfinder-armada/report/lists'
import { idsIn } from '../../../table/volley/ids-in'
import { readLog } from '../../../table/log/read-log'
import { changesOf } from './changes-of'
import { damageSumOf } from '../fire/damage-sum'

/** How the log reads Starfinder armada battles. */
export const logReading = readLog<BattleState, SaEvent, SaCommand>({
  changesOf,
  momentOf: ({ round, phase }) => ({ round, turn: { key: 'sa.turn', values: { round } }, phase: { key: `sa.phase.${phase}` } }),
  aboutIn: fleetsIn,
  whyOf(log, line) {
    const sum = damageSumOf(log, line.seq, line.eventIndex)
    return sum === null ? null : { ...sum, counts: 'battle.log.sum.damage' }
  },
  groups: { moves: ['moveFleet'], volley: ['stageAttack'] },
  folds: { moves: MOVES },
  headings: HEADINGS,
  settled: SETTLED,
  corrections: CORRECTIONS
})

/** Fleets named anywhere in an event: directly, or through an attack, an officer aboard, something owed or an effect. */
function fleetsIn(state: BattleState, event: unknown): readonly string[] {
  const found = new Set<string>()
  const named = idsIn(event)
  for (const { id, fleetId } of state.officers) if (named.has(id)) found.add(fleetId)
  for (const { id, fleetId } of state.obligations) if (named.has(id)) found.add(fleetId)
  for (const { id, targetId } of state.effects) if (named.has(id)) found.add(targetId)
  for (const { id, attackerId, targetId } of state.volley) if (named.has(id)) found.add(attackerId).add(targetId)
  return state.fleets.filter(({ id }) => named.has(id) || found.has(id)).map(({ id }) => id)
}
