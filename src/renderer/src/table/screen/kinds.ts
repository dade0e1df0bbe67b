/** The pictures that depend on no part of the battle, in the order of their keys: 1, 2, 3, 4. */
export const KINDS = ['battle', 'moment', 'note', 'black'] as const
