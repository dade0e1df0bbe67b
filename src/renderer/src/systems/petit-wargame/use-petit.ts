import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwRefusal } from '@shared/systems/petit-wargame/commands/refusal'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { OpenBattle } from '../../table/frame/use-open-battle'
import { useOpenBattle } from '../../table/frame/use-open-battle'
import { PW_WORDS } from './words/words'

/** The open battle of Petit Wargame. */
export function usePetit(): OpenBattle<BattleState, PwCommand, PwEvent, PwRefusal> {
  return useOpenBattle(petitWargame, PW_WORDS)
}
