import type { Submission } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaCommand } from '@shared/systems/starfinder-armada/commands/command'
import type { SaRefusal } from '@shared/systems/starfinder-armada/commands/refusal'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { OpenBattle } from '../../table/frame/use-open-battle'
import { useOpenBattle } from '../../table/frame/use-open-battle'
import { SA_WORDS } from './words/words'

export type ArmadaSubmission = Submission<BattleState, SaEvent, SaRefusal>

/** The open battle of Starfinder armada combat. */
export function useArmada(): OpenBattle<BattleState, SaCommand, SaEvent, SaRefusal> {
  return useOpenBattle(starfinderArmada, SA_WORDS)
}
