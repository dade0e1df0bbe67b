import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { hasCritical } from './criticals'
import { part } from './part'
import { diceLost } from './weapon-dice'

/** Point defence dice. Damage may take all of them, or leave one by `fa.lastDie` (FA-021, FA-Q07), and so does one critical (FA-Q02). */
export function pointDefenceDice(state: BattleState, ship: ShipState): Breakdown {
  const card = part('card', ship.pointDefence, 'FA-051')
  if (hasCritical(state, ship, 'pointDefenceOffline')) return breakdown([card, part('offline', -ship.pointDefence, 'FA-Q02')])
  const lost = diceLost(ship)
  const keeps = ship.pointDefence > 0 && readRuling(state.rulings, 'fa.lastDie') === 'gunsAndDefence'
  const back = Math.max(0, (keeps ? 1 : 0) + lost - ship.pointDefence)
  return breakdown([card, part('damage', -lost, 'FA-021'), part(keeps ? 'lastDie' : 'floor', back, keeps ? 'FA-024' : 'FA-021')])
}

/** Point defence dice not yet fired this turn; they are divided among all wings in reach (FA-040, FA-052). */
export function pointDefenceLeft(state: BattleState, ship: ShipState): Breakdown {
  const { parts, total } = pointDefenceDice(state, ship)
  const used = part('used', -Math.min(total, ship.pointDefenceUsed), 'FA-052')
  return breakdown([...parts, used])
}

/** Shield dice. Damage does not touch them (FA-021), but 'systems offline' takes them (FA-Q02). */
export function shieldDice(state: BattleState, ship: ShipState): Breakdown {
  const isOffline = hasCritical(state, ship, 'systemsOffline')
  return breakdown([part('card', ship.shields, 'FA-Q12'), isOffline ? part('offline', -ship.shields, 'FA-Q02') : null])
}
