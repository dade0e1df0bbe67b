import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'

/** The command of "Next": it ends a turn between activations, or a step within one. */
export function nextCommand({ activation }: BattleState): DwCommand {
  return { type: activation === null ? 'endTurn' : 'advanceStep' }
}

/** The step it ends; nothing is called declared before an attack is. */
export function labelOf({ step, activation }: BattleState): string {
  return step === 'declareAttacks' && activation?.attacks.length === 0 ? 'noAttacks' : step
}
