import { present } from '../../../../kernel/present'
import { isOnGrid, pdLeft, pmLeft, stepCost, type StepCost } from '../../derive/movement'
import type { PwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { Position } from '../../model/board'
import { findShip, isDestroyed, placeOf, theShip } from '../../state'
import { PATH_STEPS_MAX } from '../../tables/limits'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A ship of the active squadron moves step by step, as far as its points allow (PW-041, PW-042). */
export function* checkMoveShip(state: BattleState, { shipId, path }: PwCommands['moveShip']): Refusals {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  if (isDestroyed(ship)) return 'out-of-play'
  if (ship.position === null) return 'not-placed'
  if (!path.every(isOnGrid)) return 'off-grid'
  const steps = stepsOf(ship.position, path)
  if (steps.length === 0 || steps.length > PATH_STEPS_MAX || steps.includes(null)) return 'not-a-step'
  if (state.phase !== 'movement') yield 'wrong-phase'
  if (state.activation?.squadronId !== ship.squadronId) yield 'not-in-squadron'
  const cost = (points: 'pd' | 'pm'): number => steps.reduce((sum, step) => sum + (step?.[points] ?? 0), 0)
  if (cost('pd') > pdLeft(ship)) yield 'no-movement-points'
  if (cost('pm') > pmLeft(ship)) yield 'no-manoeuvre-points'
  return null
}

export function* decideMoveShip(state: BattleState, { shipId, path }: PwCommands['moveShip']): Decision {
  const steps = stepsOf(placeOf(theShip(state, shipId)), path)
  return path.map((to, i): PwEvent => {
    const { kind, pd, pm } = present(steps[i], `step ${String(i)}`)
    return { type: 'shipMoved', shipId, step: kind, to, pd, pm }
  })
}

function stepsOf(from: Position, path: readonly Position[]): readonly (StepCost | null)[] {
  return path.map((to, i) => stepCost(path[i - 1] ?? from, to))
}
