import type { DieResult, Pool } from './dice'
import type { ShipId, WeaponId } from './squad'
import type { Role, Stage } from './stages'

export const ATTACK_KINDS = ['standard', 'bonus'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** A die on the table. */
export interface RolledDie {
  readonly result: DieResult
  /** Rerolled in this attack, so never again (XW-016, XW-021). */
  readonly wasRerolled: boolean
}

/** A declared shot: attacker, weapon, defender and what was measured. */
export interface Shot {
  readonly attackerId: ShipId
  readonly weaponId: WeaponId
  readonly defenderId: ShipId
  /** Attack range, 0 to 3, inside the arc of the weapon (XW-007). */
  readonly range: number
  readonly isObstructed: boolean
}

/** An attack under way. Later ones in the list are part of the aftermath of earlier ones. */
export interface Attack extends Shot {
  readonly id: string
  readonly kind: AttackKind
  readonly stage: Stage
  /** Windows in which their player could do nothing are passed without being opened. Absent where the table takes every window in turn. */
  readonly passesIdle?: true
  /** Dice on the table; null before the roll. */
  readonly dice: Readonly<Record<Pool, readonly RolledDie[] | null>>
  /** The results left after the dice have neutralised each other; null before (XW-022). */
  readonly left: Uncancelled | null
  /** Null before the dice have neutralised each other (XW-023). */
  readonly isHit: boolean | null
}

export interface Uncancelled {
  readonly hits: number
  readonly crits: number
}

export const MODIFIER_SOURCES = ['effect', 'gm'] as const
export type ModifierSource = (typeof MODIFIER_SOURCES)[number]

/** An effect of a player, or a decision of the GM, that changes how many dice are rolled. */
export interface DiceModifier {
  readonly source: ModifierSource
  /** Whose effect it is. */
  readonly side: Role
  /** The table's name for it. */
  readonly name: string
  readonly value: number
  /** Its text says that it counts at range 0 (XW-012). */
  readonly isAllowedAtRange0: boolean
}

/** Fewest and most dice set by effects; null where there is no limit (XW-011). */
export interface DiceLimits {
  readonly min: number | null
  readonly max: number | null
}

/** The effect of an ability on dice, given by their index on the table. */
export type DiceChange =
  | { readonly kind: 'reroll'; readonly dice: readonly number[] }
  | { readonly kind: 'change'; readonly dice: readonly number[]; readonly to: DieResult }
  | {
      readonly kind: 'add'
      readonly result: DieResult
      /** Its text says that it counts at range 0 (XW-012). */
      readonly isAllowedAtRange0?: true
    }
  | { readonly kind: 'remove'; readonly dice: readonly number[] }

/** Tokens the engine spends on dice (XW-037). */
export const SPENDABLE = ['focus', 'calculate', 'force', 'evade', 'lock'] as const
export type Spendable = (typeof SPENDABLE)[number]
