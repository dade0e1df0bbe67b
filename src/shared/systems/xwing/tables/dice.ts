import type { DieResult, Pool } from '../model/dice'

/** The symbols on the eight faces, from face 1 (XW-034). */
export const FACES = {
  attack: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
  defense: ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank']
} as const satisfies Readonly<Record<Pool, readonly DieResult[]>>

/** The kind of die of each pool. */
export const POOL_DICE = { attack: 'xwAttack', defense: 'xwDefense' } as const satisfies Readonly<Record<Pool, string>>

/** The result that a focus, calculate or force token turns a focus result into (XW-037). */
export const FOCUSED = { attack: 'hit', defense: 'evade' } as const satisfies Readonly<Record<Pool, DieResult>>

/** The letter that types each symbol in every language, besides that language's own. */
export const LETTERS = { hit: 'h', crit: 'c', focus: 'f', evade: 'e', blank: 'b' } as const satisfies Readonly<Record<DieResult, string>>
