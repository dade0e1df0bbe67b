import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { STAGES } from '../../model/stages'
import { isName } from '../../rules/numbers'
import { currentAttack, findShip, roleOf } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** An ability of the aftermath; the GM enters its effect (XW-027, XW-028). Destroyed ships keep theirs (XW-Q09). */
export function* checkUseAbility(state: BattleState, { shipId, name }: XwCommands['useAbility']): Refusals {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-attack'
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  if (!isName(name)) return 'bad-name'
  if (ship.status === 'removed') yield 'out-of-play'
  const { kind, speaker } = STAGES[attack.stage]
  if (kind !== 'abilities' || roleOf(state, attack, shipId) !== speaker) yield 'wrong-window'
  return null
}

export function* decideUseAbility(state: BattleState, { shipId, name }: XwCommands['useAbility']): Decision {
  const attack = present(currentAttack(state), 'attack')
  return [{ type: 'abilityUsed', attackId: attack.id, shipId, name }]
}
