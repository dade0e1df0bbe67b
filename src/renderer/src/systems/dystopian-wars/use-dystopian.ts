import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwRefusal } from '@shared/systems/dystopian-wars/commands/refusal'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { OpenBattle } from '../../table/frame/use-open-battle'
import { useOpenBattle } from '../../table/frame/use-open-battle'
import { DW_WORDS } from './words/words'

/** The open battle of Dystopian Wars. */
export function useDystopian(): OpenBattle<BattleState, DwCommand, DwEvent, DwRefusal> {
  return useOpenBattle(dystopianWars, DW_WORDS)
}
