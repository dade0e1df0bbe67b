import { firstRefusal } from '../../../core/engine/refusals'
import type { XwCommands } from '../commands/command'
import { checkDeclareAttack } from '../commands/attack/declare-attack'
import type { BattleState } from '../model/battle'
import { currentAttack, theShip } from '../state'
import { measuresIn } from './measures-in'
import type { Option } from './option'

/**
 * Every weapon of the ship that measured, against every enemy in its arc. When the list is empty or all refused, another ship must engage,
 * or this one without an attack (XW-003 to XW-010). A weapon's own text counts as met and paid.
 */
export function attackOptions(state: BattleState): readonly Option<XwCommands['declareAttack']>[] {
  const { measured } = state
  if (measured === null) return []
  const kind = currentAttack(state) === undefined ? 'standard' : 'bonus'
  return theShip(state, measured.shipId).weapons.flatMap(weapon =>
    measuresIn(state.rulings, measured.measures, weapon.arc).map(({ targetId, range, isObstructed }) => {
      const shot = { attackerId: measured.shipId, weaponId: weapon.id, defenderId: targetId, range, isObstructed }
      const command = { type: 'declareAttack', kind, ...shot, isInArc: true, isRequirementMet: true, isCostPaid: true } as const
      return { command, refusal: firstRefusal(checkDeclareAttack(state, command), []) }
    })
  )
}
