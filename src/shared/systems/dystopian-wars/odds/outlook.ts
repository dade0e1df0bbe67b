import type { Outlook } from '../../../core/balance/bracket'
import { criticalCount, criticalRating, reaches } from '../derive/ratings'
import type { Attack, BattleState } from '../model/battle'
import { generatorPools, generatorsFor } from '../rules/defence-pools'
import type { Aim } from '../rules/roll-fire'
import { meetsGenerators } from '../rules/roll-generators'
import { readRuling } from '../rulings'
import { findUnit } from '../state'
import { CRITICAL_HP, DAMAGE_HP, SMALL_HP } from '../tables/limits'
import { criticalWays, declaredOdds } from './attack-odds'

/**
 * What an attack leaves of the unit it is declared on, as it would be rolled now and after the generators, a critical that removes the unit
 * included (DW-060 to DW-066); null against wings and targets that are gone. Defensive fire is chosen later and left out, as in the odds.
 */
export function outlookOf(state: BattleState, attack: Attack, aim: Aim): Outlook | null {
  const { rulings } = state
  const help = meetsGenerators(state, attack) ? generatorsFor(state, attack) : { shields: 0, guardians: 0 }
  const pools = generatorPools(state, attack, help, null).filter(pool => pool.dice > 0)
  const odds = declaredOdds(state, attack, pools, aim)
  const unit = findUnit(state, attack.targetId)
  if (odds === null || unit === undefined) return null
  const mayCrit = attack.role === 'attack' || readRuling(rulings, 'dw.counterCrit') === 'yes'
  const ways = criticalWays()
  const removes = ((ways.get(2) ?? 0) + (readRuling(rulings, 'dw.sturginium') === 'removed' ? (ways.get(12) ?? 0) : 0)) / 36
  const outcomes = [...odds.hits].flatMap((chance, hits) => {
    const criticals = mayCrit ? criticalCount(rulings, hits, criticalRating(unit).total) : 0
    if (criticals === 0) {
      const lost = hits > 0 && reaches(rulings, hits, unit.dr) ? DAMAGE_HP : 0
      return [{ chance, points: Math.max(0, unit.hp - lost) }]
    }
    if (unit.hpStart <= SMALL_HP) return [{ chance, points: 0 }]
    const spared = (1 - removes) ** criticals
    return [
      { chance: chance * spared, points: Math.max(0, unit.hp - CRITICAL_HP * criticals) },
      { chance: chance * (1 - spared), points: 0 }
    ]
  })
  return { targetId: unit.id, outcomes }
}
