import { neededFor } from '@shared/systems/starfinder-armada/actions/take-action'
import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState, OfficerState } from '@shared/systems/starfinder-armada/model/battle'
import { checkChance } from '@shared/systems/starfinder-armada/odds/action-odds'

/** The check of an action: its sums, the lowest d20 that succeeds and the chance of it; null where none is rolled. */
export function officerCheck(state: BattleState, officer: OfficerState, { choice, gmCheck, resolveOfficerId }: SaCommands['takeAction']) {
  const check = neededFor(state, officer, choice)
  if (check === null) return null
  const bonus = check.adds === null ? 0 : check.adds.total + gmCheck
  const needed = check.dc.total - bonus
  return { ...check, needed, chance: checkChance(bonus, check.dc.total, resolveOfficerId !== null) }
}
