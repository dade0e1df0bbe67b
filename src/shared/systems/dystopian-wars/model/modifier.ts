export const MODIFIER_SOURCES = ['mar', 'card', 'gm'] as const
export type ModifierSource = (typeof MODIFIER_SOURCES)[number]

export const MODIFIER_SIDES = ['attacker', 'defender'] as const
export type ModifierSide = (typeof MODIFIER_SIDES)[number]

/** A ticked rule of a model, a STAR card played, or a word of the GM, with what it adds to a number. */
export interface Modifier {
  readonly source: ModifierSource
  readonly side: ModifierSide
  /** As the table calls it. */
  readonly name: string
  readonly value: number
}
