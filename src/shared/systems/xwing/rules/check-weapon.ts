import type { XwCommands } from '../commands/command'
import type { ForceableRefusal } from '../commands/refusal'
import { nearestRange } from '../derive/nearest-range'
import type { BattleState, ShipState, WeaponState } from '../model/battle'
import { PAYMENTS, type Payment, type ShipId } from '../model/squad'
import { isWithin } from '../../../kernel/collections'

/**
 * The requirements and costs of a weapon (XW-005 to XW-010). Forceable: 'not-in-arc'; 'out-of-range', which range 0 always is in an edition
 * without it; 'no-lock' and 'no-token' for what it requires or costs; 'requirement-unmet' and 'cost-unpaid' for its own text; 'no-charges'.
 */
export function* checkWeapon(
  state: BattleState,
  attacker: ShipState,
  weapon: WeaponState,
  command: XwCommands['declareAttack']
): Generator<ForceableRefusal, void, void> {
  const { range, defenderId } = command
  if (!command.isInArc) yield 'not-in-arc'
  if (!isWithin(range, Math.max(nearestRange(state.rulings), weapon.rangeMin), weapon.rangeMax)) yield 'out-of-range'
  for (const payment of PAYMENTS) {
    const spent = weapon.cost.payments.filter(one => one === payment).length
    const needed = Math.max(spent, weapon.requires.includes(payment) ? 1 : 0)
    if (held(attacker, payment, defenderId) < needed) yield payment === 'lock' ? 'no-lock' : 'no-token'
  }
  if (weapon.requiresText !== '' && !command.isRequirementMet) yield 'requirement-unmet'
  if (weapon.chargesLeft < weapon.cost.charges) yield 'no-charges'
  if (weapon.cost.text !== '' && !command.isCostPaid) yield 'cost-unpaid'
}

/** The payments a ship can make towards a weapon's cost: all of them, unless the GM lets it fire without. */
export function payable(attacker: ShipState, weapon: WeaponState, defenderId: ShipId): readonly Payment[] {
  return PAYMENTS.flatMap(payment => {
    const costs = weapon.cost.payments.filter(one => one === payment)
    return costs.slice(0, held(attacker, payment, defenderId))
  })
}

function held(ship: ShipState, payment: Payment, defenderId: ShipId): number {
  if (payment === 'lock') return ship.locks.includes(defenderId) ? 1 : 0
  return ship.tokens[payment]
}
