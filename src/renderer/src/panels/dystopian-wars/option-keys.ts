import type { FireOption } from '@shared/systems/dystopian-wars/model/battle'

/** Letters of the fire options, in the order of their buttons (DW-006). */
export const OPTION_KEYS: Readonly<Record<Exclude<FireOption, 'single'>, string>> = { split: 's', link: 'i', combine: 'c' }

/** The option a letter stands for; null where it stands for none. */
export function optionOf(letter: string): Exclude<FireOption, 'single'> | null {
  return (['split', 'link', 'combine'] as const).find(option => OPTION_KEYS[option] === letter) ?? null
}
