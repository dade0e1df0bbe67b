import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { DEFENCES, WEAPONS } from '@shared/systems/petit-wargame/model/element'
import { combatChart } from '@shared/systems/petit-wargame/odds/charts'
import type { SystemPaper } from '../../../contract/system-paper'

/** The chance that a weapon does any damage, and how much to expect, by the defence that answers it (PW-048). */
export const paperOdds: SystemPaper['odds'] = (t, format, state) => {
  const { tables, rulings } = state as BattleState
  return {
    caption: t('pw.paper.odds'),
    columns: ['', ...WEAPONS],
    rows: combatChart(tables, rulings).map((row, index) => [
      DEFENCES[index] ?? t('pw.paper.none'),
      ...row.map(({ any, expected }) => `${format.percent(any)}, ${format.number(expected, 1)}`)
    ])
  }
}
