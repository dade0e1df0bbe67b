import { dystopianWars } from '@shared/systems/dystopian-wars'
import { whoseTurn } from '@shared/systems/dystopian-wars/derive/whose-turn'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { TableParts } from '../../../contract/system-table'
import type { Words } from '../../../i18n/use-words'
import { forcesOf } from '../rack/places'

/** What is due in words: what is being settled, or else the step; and whose turn it is. */
export function dueOf(state: BattleState, settlingId: string | null, { t, say }: Pick<Words, 't' | 'say'>): ReturnType<TableParts['due']> {
  if (state.isOver) return { what: t('battle.due.over'), detail: '' }
  const { step, number, sideIds } = whoseTurn(state)
  const owed = dystopianWars.obligations(state).find(one => one.id === settlingId)
  const now = number === 0 ? t('dwTable.due.between') : t('dwTable.due.step', { number, step: t(`dw.step.${step}`) })
  const names = sideIds.map(side => forcesOf(state, side))
  const speaks = t('dwTable.due.speaks', { who: names.join(', '), count: names.length }, names.length)
  return { what: owed === undefined ? now : say(owed.title), detail: state.activation === null ? '' : speaks }
}
