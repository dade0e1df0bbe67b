import type { DieResult, Pool } from './dice'
import type { ShipId, WeaponId } from './squad'
import type { Role, Stage } from './stages'

export const ATTACK_KINDS = ['standard', 'bonus'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** A die on the table. */
export interface RolledDie {
  readonly result: DieResult
  /** Rerolled in this attack: not a second time (XW-016, XW-021). */
  readonly wasRerolled: boolean
}

/** What is declared: who, with what, at whom, and what was measured. */
export interface Shot {
  readonly attackerId: ShipId
  readonly weaponId: WeaponId
  readonly defenderId: ShipId
  /** Attack range, 0 to 3, inside the arc of the weapon (XW-007). */
  readonly range: number
  readonly isObstructed: boolean
}

/** An attack under way. Later ones of the list lie within the aftermath of earlier ones. */
export interface Attack extends Shot {
  readonly id: string
  readonly kind: AttackKind
  readonly stage: Stage
  /** Dice as they lie; null before they are rolled. */
  readonly dice: Readonly<Record<Pool, readonly RolledDie[] | null>>
  /** What is left after the dice have neutralised each other; null before (XW-022). */
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

/** An effect of a player, or a word of the GM, that changes how many dice are rolled. */
export interface DiceModifier {
  readonly source: ModifierSource
  /** Whose effect it is. */
  readonly side: Role
  /** As the table calls it. */
  readonly name: string
  readonly value: number
  /** It says itself that it counts at range 0 (XW-012). */
  readonly isAllowedAtRange0: boolean
}

/** Fewest and most dice that effects have set; null where none has (XW-011). */
export interface DiceLimits {
  readonly min: number | null
  readonly max: number | null
}

/** What an ability does to dice, which are named by their place on the table from 0. */
export type DiceChange =
  | { readonly kind: 'reroll'; readonly dice: readonly number[] }
  | { readonly kind: 'change'; readonly dice: readonly number[]; readonly to: DieResult }
  | { readonly kind: 'add'; readonly result: DieResult }
  | { readonly kind: 'remove'; readonly dice: readonly number[] }

/** Tokens the engine spends on dice (XW-037). */
export const SPENDABLE = ['focus', 'calculate', 'evade', 'lock'] as const
export type Spendable = (typeof SPENDABLE)[number]
