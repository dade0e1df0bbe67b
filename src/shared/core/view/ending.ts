import type { Message } from '../engine/message'
import type { EndingView, SideView, TableView } from './table-view'

/** A decision by the game's own rule of victory, where it has one. */
export interface Verdict {
  /** Index of the side that won; null where they are level. */
  readonly victor: number | null
  readonly why: Message
}

interface Over {
  readonly isOver: boolean
  /** Sides as the viewer sees them, and their ids in the same order. */
  readonly sides: readonly SideView[]
  readonly sideIds: readonly string[]
  /** Sides that still fight by the game's own count; where it is absent, those of which the viewer sees somebody fight. */
  readonly standing?: readonly string[]
  readonly verdict?: Verdict | null
}

/**
 * How a battle ended, for its view: who won, why, and what is left of each side. It is told from what the viewer sees, as all of the view.
 * Nothing while the battle goes on.
 */
export function endingOf({ isOver, sides, sideIds, standing, verdict = null }: Over): Pick<TableView, 'ending'> {
  if (!isOver) return {}
  const counts = sides.map(countOf)
  const left = sides.map((_, i) => (standing === undefined ? (counts[i]?.standing ?? 0) > 0 : standing.includes(sideIds[i] ?? '')))
  const told = counts.map(({ standing: of, all }, i) => ({
    key: 'view.ending.left',
    values: { side: sides[i]?.name ?? '', standing: of, of: all }
  }))
  return { ending: { ...(verdict === null ? byField(sides, left) : byRule(sides, verdict)), sides: told } }
}

type Told = Omit<EndingView, 'sides'>

/** Whoever is left holds the field, if it is one side alone. */
function byField(sides: readonly SideView[], isLeft: readonly boolean[]): Told {
  const left = sides.filter((_, i) => isLeft[i] === true)
  const [victor] = left
  if (victor === undefined) return { victor: null, says: { key: 'view.ending.nobody' }, why: { key: 'view.ending.why.nobody' } }
  if (left.length > 1) return { victor: null, says: { key: 'view.ending.open' }, why: { key: 'view.ending.why.called' } }
  return {
    victor: sides.indexOf(victor),
    says: { key: 'view.ending.holds', values: { side: victor.name } },
    why: { key: 'view.ending.why.alone' }
  }
}

function byRule(sides: readonly SideView[], { victor, why }: Verdict): Told {
  if (victor === null) return { victor, says: { key: 'view.ending.level' }, why }
  const name = sides[victor]?.name
  // The viewer has never seen anybody of that side.
  if (name === undefined) return { victor: null, says: { key: 'view.ending.over' }, why }
  return { victor, says: { key: 'view.ending.won', values: { side: name } }, why }
}

function countOf({ strips }: SideView): { readonly standing: number; readonly all: number } {
  const units = strips.flatMap(strip => (strip.parts.length === 0 ? [strip] : strip.parts))
  return { standing: units.filter(({ standing }) => standing === 'fighting' || standing === 'routed').length, all: units.length }
}
