import { pointsLeft } from '@shared/systems/xwing/derive/points-left'
import { sideName } from '@shared/systems/xwing/events/words'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { readRuling } from '@shared/systems/xwing/rulings'
import type { Translate } from '../../../i18n/texts'

/** The points that each side has left, where they decide; empty elsewhere (XW-Q11). */
export function pointsWords(state: BattleState, t: Translate): string {
  if (readRuling(state.rulings, 'xw.cardPoints') === 'no') return ''
  const score = pointsLeft(state).map(({ sideId, points }) => `${sideName(state, sideId)} ${String(points)}`)
  return t('xwTable.pointsLeft', { score: score.join(', ') })
}
