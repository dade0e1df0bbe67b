import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { poolChances } from '@shared/systems/dystopian-wars/odds/pool-odds'
import { poolDiceOf } from '@shared/systems/dystopian-wars/rules/roll-pool'
import type { SystemPaper } from '../../../contract/system-paper'

const DICE = Array.from({ length: 15 }, (_, index) => index + 1)
/** Numbers of hits that damage and critical ratings ask for. */
const HITS = [3, 4, 5, 6, 7, 8, 9, 10]
/** The face that hits without modifiers. */
const NEEDED = 4

/** The chance that a pool scores at least so many hits on 4 or more, with the dice of the house rules (DW-043). */
export const paperOdds: SystemPaper['odds'] = (t, format, state) => {
  const six = poolDiceOf((state as BattleState).rulings, null)
  const most = Math.max(...HITS)
  return {
    caption: t('dw.paper.odds'),
    columns: [t('dw.paper.dice'), ...HITS.map(hits => `${String(hits)}+`)],
    rows: DICE.map(dice => {
      const chances = poolChances(dice, { needed: NEEDED, six, reroll: 'none' }, most)
      return [String(dice), ...HITS.map(hits => format.percent(chances.slice(hits).reduce((sum, chance) => sum + chance, 0)))]
    })
  }
}
