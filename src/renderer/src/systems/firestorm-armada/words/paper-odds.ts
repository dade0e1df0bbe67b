import { plainRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import { chanceOfHits, expectedHits, poolOdds } from '@shared/systems/firestorm-armada/odds/pool-odds'
import type { SystemPaper } from '../../../contract/system-paper'

const DICE = Array.from({ length: 15 }, (_, index) => index + 1)
/** Numbers of hits that damage and critical ratings ask for. */
const HITS = [3, 4, 5, 6, 7, 8, 9, 10]

/** The chance that a pool scores at least so many hits at a target of usual size (FA-017). */
export const paperOdds: SystemPaper['odds'] = (t, format, state) => {
  const rule = plainRule((state as BattleState).rulings)
  return {
    caption: t('fa.paper.odds'),
    columns: [t('fa.paper.dice'), t('fa.paper.expected'), ...HITS.map(hits => `${String(hits)}+`)],
    rows: DICE.map(dice => {
      const odds = poolOdds(dice, rule, Math.max(...HITS))
      return [String(dice), format.number(expectedHits(dice, rule), 1), ...HITS.map(hits => format.percent(chanceOfHits(odds, hits)))]
    })
  }
}
