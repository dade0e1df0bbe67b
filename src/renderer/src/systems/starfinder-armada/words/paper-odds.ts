import { checkChance } from '@shared/systems/starfinder-armada/odds/action-odds'
import type { SystemPaper } from '../../../contract/system-paper'

/** What the d20 has to show. */
const NEEDED = [2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

/** The chance of a check by what the die has to show, with one d20 and with two. */
export const paperOdds: SystemPaper['odds'] = (t, format) => ({
  caption: t('sa.paper.odds'),
  columns: [t('sa.paper.needed'), t('sa.paper.once'), t('sa.paper.twice')],
  rows: NEEDED.map(needed => [String(needed), format.percent(checkChance(0, needed, false)), format.percent(checkChance(0, needed, true))])
})
