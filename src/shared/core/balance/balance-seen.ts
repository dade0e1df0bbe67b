import type { TableView } from '../view/table-view'
import { balance, inParts } from './balance'
import { weighedIn } from './strength'

/** Into how many notches the balance is cut for players: no more of it than that can be read from what they see. */
export const NOTCHES = 7

/** Who is ahead, as far as a viewer sees. */
export interface SeenBalance {
  /** Notches of the first side, of seven. */
  readonly notches: number
  /** Seen from the viewer's side, or from the first one by who belongs to none. */
  readonly word: 'ahead' | 'even' | 'behind'
  /** The side that is ahead or behind, or the viewer's own: an index of the view's sides. */
  readonly side: number
  readonly isOwn: boolean
}

/**
 * The balance of the two sides of a view, from that view alone: what is not in it counts for nothing, and quarters count at their middle.
 * Null where there are not two sides, or one has nothing that is seen.
 */
export function balanceSeen({ sides }: Pick<TableView, 'sides'>): SeenBalance | null {
  if (sides.length !== 2 || sides.some(({ strips }) => strips.length === 0)) return null
  const notches = inParts(balance(weighedIn({ sides }), 2)[0] ?? 0, NOTCHES)
  const own = sides.findIndex(({ relation }) => relation === 'own')
  const isOwn = own !== -1
  const mine = own === 1 ? NOTCHES - notches : notches
  const word = mine >= EVEN.from + EVEN.notches ? 'ahead' : mine < EVEN.from ? 'behind' : 'even'
  if (isOwn || word !== 'behind') return { notches, word, side: isOwn ? own : 0, isOwn }
  return { notches, word: 'ahead', side: 1, isOwn }
}

/** About even: the two notches in the middle. */
const EVEN = { from: 3, notches: 2 } as const
