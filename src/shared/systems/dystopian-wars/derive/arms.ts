import { present } from '../../../kernel/present'
import type { BattleState, Fire, FirePart } from '../model/battle'
import type { PoolDice, WeaponBand, WeaponClass, WeaponId, WeaponKind } from '../model/force'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE } from '../model/force'
import { findUnit, findWing } from '../state'

export type ArmKind = WeaponKind | 'aa' | 'cc'

/** Anything that a unit or a wing can fire. */
export interface Arm {
  readonly kind: ArmKind
  readonly weaponClass: WeaponClass
  readonly name: string | null
  /** Dice by distance; null if the GM decides what is in range. */
  readonly bands: readonly WeaponBand[] | null
  /** Dice if there are no bands. */
  readonly dice: number
  readonly poolDice: PoolDice | null
}

/**
 * A combatant's weapon as on its card, for a wing with the dice of its remaining tokens (DW-003); undefined if it has none with that id.
 */
export function armOf(state: BattleState, combatantId: string, weaponId: WeaponId): Arm | undefined {
  const wing = findWing(state, combatantId)
  if (wing !== undefined) {
    if (weaponId === ACK_ACK) return unbanded('aa', 'auxiliary', wing.tokens * wing.aaPerToken)
    if (weaponId !== WING_ORDNANCE || wing.ordnanceKind === null) return undefined
    return unbanded(wing.ordnanceKind, 'ordnance', wing.tokens * wing.ordnancePerToken)
  }
  const unit = findUnit(state, combatantId)
  if (unit === undefined) return undefined
  if (weaponId === ACK_ACK) return unbanded('aa', 'auxiliary', unit.aa)
  if (weaponId === CONCUSSION_CHARGES) return unbanded('cc', 'auxiliary', unit.cc)
  const weapon = unit.weapons.find(one => one.id === weaponId)
  return weapon === undefined ? undefined : { ...weapon, dice: 0 }
}

/** Dice at a distance in inches; null beyond the last band. */
export function diceAt(arm: Arm, rangeInches: number): number | null {
  if (arm.bands === null) return arm.dice
  return arm.bands.find(band => rangeInches <= band.toInches)?.dice ?? null
}

/** Whether every weapon of this fire is still on its card: the GM may correct a card while its attack waits. */
export function hasItsArms(state: BattleState, { parts }: Fire): boolean {
  return parts.every(part => armOf(state, part.combatantId, part.weaponId) !== undefined)
}

/** The arm of a part, which a check has found to exist. Throws if it does not. */
export function partArm(state: BattleState, part: FirePart): Arm {
  return present(armOf(state, part.combatantId, part.weaponId), `${part.weaponId} of ${part.combatantId}`)
}

/** The arm of the lead as declared, whether or not it will fire. */
export function declaredArm(state: BattleState, fire: Fire): Arm {
  return partArm(state, present(fire.parts[0], 'lead'))
}

function unbanded(kind: ArmKind, weaponClass: WeaponClass, dice: number): Arm {
  return { kind, weaponClass, name: null, bands: null, dice, poolDice: null }
}
