import type { Outlook } from '../../../core/balance/bracket'
import type { FaCommands } from '../commands/command'
import { criticalRow } from '../derive/critical-row'
import { criticalRating, damageOf } from '../derive/damage'
import type { BattleState, FaRulings } from '../model/battle'
import { readRuling } from '../rulings'
import { theShip } from '../state'
import { CRITICAL_HULL } from '../tables/damage'
import { throughChances } from './attack-odds'
import { criticalWays } from './critical-ways'

/**
 * What an attack as it would be rolled leaves of its target, a critical that destroys it included (FA-Q01, FA-Q02); null where it has no
 * ratings that say so. Throws without an aim.
 */
export function outlookOf(state: BattleState, command: FaCommands['fireWeapons']): Outlook | null {
  const target = theShip(state, command.targetId)
  const left = target.hull - target.hullLost
  const rating = Math.max(target.damageRating ?? 1, criticalRating(state, target) ?? 1)
  // As many hits as take all of it, if each multiple of the rating is a critical.
  const chances = throughChances(state, command, rating * Math.max(1, Math.ceil(left / CRITICAL_HULL)))
  const explodes = explosionChance(state.rulings)
  const outcomes: Outlook['outcomes'][number][] = []
  for (const [hits, chance] of chances.entries()) {
    const damage = damageOf(state, target, hits)
    if (damage === null) return null
    const spared = (1 - explodes) ** damage.criticals
    outcomes.push({ chance: chance * spared, points: Math.max(0, left - damage.hull) }, { chance: chance * (1 - spared), points: 0 })
  }
  return { targetId: target.id, outcomes }
}

/** Of one critical; none where the game master says what criticals do. */
function explosionChance(rulings: FaRulings): number {
  if (readRuling(rulings, 'fa.critTable') !== 'optionalHardback') return 0
  const rolls = [...criticalWays()].filter(([roll]) => criticalRow(rulings, roll).critical === 'magazineExplosion')
  return rolls.reduce((sum, [, ways]) => sum + ways, 0) / 36
}
