import type { BattleState } from '../../model/battle'
import { isRange } from '../../rules/numbers'
import { areEnemies, findShip } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Ranges to any number of enemies, in every arc each is in (XW-003). Refused: 'bad-number' for ranges beyond 0 to 3; 'bad-measure' when a
 * ship is measured twice in one arc.
 */
export function* checkMeasureTargets(state: BattleState, { shipId, measures }: XwCommands['measureTargets']): Refusals {
  const targets = measures.map(one => findShip(state, one.targetId))
  if (findShip(state, shipId) === undefined || targets.includes(undefined)) return 'no-such-ship'
  if (!measures.every(one => isRange(one.range))) return 'bad-number'
  const places = measures.map(one => `${one.targetId} ${one.arc}`)
  if (new Set(places).size < places.length) return 'bad-measure'
  if ([findShip(state, shipId), ...targets].some(ship => ship?.status === 'removed')) yield 'out-of-play'
  if (!measures.every(one => areEnemies(state, shipId, one.targetId))) yield 'not-an-enemy'
  return null
}

export function* decideMeasureTargets(_state: BattleState, { shipId, measures }: XwCommands['measureTargets']): Decision {
  return [{ type: 'targetsMeasured', shipId, measures }]
}
