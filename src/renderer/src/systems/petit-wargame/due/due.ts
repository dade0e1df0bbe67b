import { whoseTurn, type Awaited } from '@shared/systems/petit-wargame/derive/whose-turn'
import { nameIn } from '@shared/systems/petit-wargame/events/words'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { obligations } from '@shared/systems/petit-wargame/obligations'
import type { TableParts } from '../../../contract/system-table'
import type { Translate } from '../../../i18n/texts'
import { isStepDone } from '../next/next-step'

/** Steps that a squadron may leave out. */
const OPTIONAL: readonly Awaited[] = ['detection', 'movement', 'engagement']

/** What is due, in words, and who owes it: the ship or squadron, and its side. */
export function dueOf(state: BattleState, t: Translate): ReturnType<TableParts['due']> {
  if (state.isOver) return { what: t('battle.due.over'), detail: '' }
  const { awaited, sideIds } = whoseTurn(state)
  const owner = obligations(state)[0]?.owner ?? state.activation?.squadronId ?? ''
  const speakers = state.fleets.filter(fleet => sideIds.includes(fleet.sideId)).map(fleet => fleet.name)
  const isDone = OPTIONAL.includes(awaited) && isStepDone(state)
  return {
    what: t(isDone ? 'pwTable.goOn' : `pw.awaited.${awaited}`),
    detail: [nameIn(state, owner), ...speakers].filter(name => name !== '').join(', ')
  }
}
