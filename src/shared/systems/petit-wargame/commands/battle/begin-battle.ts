import { beginningRefusal } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { begun } from '../../rules/launch'
import { validateFleet } from '../../validate/validate-fleet'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** Refused: 'two-sides-needed' unless two players have a fleet each (PW-003). */
export function checkBeginBattle(state: BattleState, { fleets, rulings }: PwCommands['beginBattle']): PwRefusal | null {
  if (!state.hasBegun && fleets.length !== 2) return 'two-sides-needed'
  const ids = fleets.flatMap(({ fleet: { id, squadrons } }) => [
    id,
    ...[...squadrons, ...squadrons.flatMap(one => one.ships)].map(one => one.id)
  ])
  const refusal = beginningRefusal(state, {
    sides: fleets,
    ids,
    areFit: () => fleets.every(({ fleet }) => validateFleet(fleet, rulings).isFit)
  })
  return refusal === 'too-few-sides' ? 'two-sides-needed' : refusal
}

export function* decideBeginBattle(_state: BattleState, command: PwCommands['beginBattle']): Decision {
  return [begun(command)]
}
