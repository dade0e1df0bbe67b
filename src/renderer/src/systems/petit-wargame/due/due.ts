import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { TableParts } from '../../../contract/system-table'
import type { Translate } from '../../../i18n/texts'

/** What is due, in words, and who owes it. */
export function dueOf(state: BattleState, t: Translate): ReturnType<TableParts['due']> {
  const { awaited, sideIds } = whoseTurn(state)
  const speakers = state.fleets.filter(fleet => sideIds.includes(fleet.sideId)).map(fleet => fleet.name)
  return { what: state.isOver ? t('battle.due.over') : t(`pw.awaited.${awaited}`), detail: speakers.join(', ') }
}
