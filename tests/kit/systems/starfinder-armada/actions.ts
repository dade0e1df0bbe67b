import type { ActionChoice, SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { advance, given, o } from '@kit/systems/starfinder-armada'

/** An officer takes an action at a target in reach, without help, with these changes. */
export function act(officer: string, choice: ActionChoice, fields: Partial<SaCommands['takeAction']> = {}): SaCommands['takeAction'] {
  return { type: 'takeAction', officerId: o(officer), choice, rangeHexes: null, resolveOfficerId: null, gmCheck: 0, ...fields }
}

/** The battle some phases later, whatever is still owed. */
export function phasesLater(state: BattleState, phases: number): BattleState {
  let later = state
  for (let i = 0; i < phases; i += 1) {
    later = given(later)
      .when(advance)
      .forced()
      .thenState(() => true).state
  }
  return later
}
