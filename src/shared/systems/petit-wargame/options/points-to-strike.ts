import type { Faces } from '../../../core/dice/rule'
import { runRule } from '../../../core/dice/run-rule'
import type { PwCommand } from '../commands/command'
import type { PwEvent } from '../events'
import { petitWargame } from '../index'
import type { BattleState } from '../model/battle'
import { currentEngagement } from '../state'

const SECTOR_DIE = 'pw.roll.sector'

/**
 * The points of a dispersed shot still without a sector after these faces, counting the one whose die is asked for; at least 1. Null while
 * the command asks for no such die (PW-058). Only for commands that pass `check`.
 */
export function pointsToStrike(state: BattleState, command: PwCommand, tape: readonly Faces[]): number | null {
  const now = runRule(petitWargame.decide(state, command), tape)
  if (now.kind !== 'needs' || now.request.purpose !== SECTOR_DIE) return null
  const asked = now.asked.filter(one => one.purpose === SECTOR_DIE).length
  let before = state
  let struck = 0
  for (const event of playedOut(state, command, tape)) {
    if (event.type === 'pointStruck') struck += 1
    if (struck === asked) return currentEngagement(before)?.shot?.pointsLeft ?? null
    before = petitWargame.evolve(before, event)
  }
  return null
}

/** The events of the command if every further point struck the first sector. */
function playedOut(state: BattleState, command: PwCommand, tape: readonly Faces[]): readonly PwEvent[] {
  const end = runRule(petitWargame.decide(state, command), tape)
  return end.kind === 'done' ? end.value : playedOut(state, command, [...tape, [1]])
}
