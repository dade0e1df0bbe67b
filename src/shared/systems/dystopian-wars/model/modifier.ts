export const MODIFIER_SOURCES = ['mar', 'card', 'gm'] as const
export type ModifierSource = (typeof MODIFIER_SOURCES)[number]

export const MODIFIER_SIDES = ['attacker', 'defender'] as const
export type ModifierSide = (typeof MODIFIER_SIDES)[number]

/** A number added by a rule of a model, a STAR card or the GM. */
export interface Modifier {
  readonly source: ModifierSource
  readonly side: ModifierSide
  /** The table's own name for it. */
  readonly name: string
  readonly value: number
}
