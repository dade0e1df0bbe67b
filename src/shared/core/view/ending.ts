import { balance, LEAST_LEAD } from '../balance/balance'
import { isIn, weighedIn } from '../balance/strength'
import type { Message } from '../engine/message'
import type { Telling } from '../housekeeping/telling'
import { ownName } from './pairs'
import type { EndingKind, EndingView, SideView, TableView, UnitView } from './table-view'
import type { Viewer } from './viewer'

/** A decision by the game's own rule of victory, where it has one. */
export interface Verdict {
  /** Index of the side that won; null where they are level. */
  readonly victor: number | null
  readonly why: Message
  /** What was counted decided, and nobody's word. */
  readonly isByPoints?: boolean
}

interface Over {
  readonly isOver: boolean
  readonly viewer: Viewer
  /** What everybody sees of it. */
  readonly openSides: () => readonly SideView[]
  /** What the battle is called; where it was fought, and the game master's own headline. */
  readonly of: { readonly name: string; readonly telling?: Telling }
  /** Sides as the viewer sees them, and their ids in the same order. */
  readonly sides: readonly SideView[]
  readonly sideIds: readonly string[]
  /** Sides that still fight by the game's own count; where it is absent, those of which the viewer sees somebody fight. */
  readonly standing?: readonly string[]
  readonly verdict?: Verdict | null
  /** There is a verdict that the viewer may not know: who has it is not guessed at either. */
  readonly isSealed?: boolean
  /** The one that fell last; null where several fell with it. */
  readonly lastLost?: string | null
}

type Told = Omit<EndingView, 'sides'>
type Names = Readonly<Record<string, string>>

/**
 * How a battle ended, for its view: who won, why, and what is left of each side. It is told from what the viewer sees, as all of the view;
 * place and headline are for everybody. Nothing while the battle goes on.
 */
export function endingOf(over: Over): Pick<TableView, 'ending'> {
  const { isOver, sides, verdict = null, of } = over
  if (!isOver) return {}
  const told = sides.map(side => {
    const units = unitsOf(side)
    return { key: 'view.ending.left', values: { side: side.name, standing: units.filter(isIn).length, of: units.length } }
  })
  const ending = verdict === null ? byField(over) : byRule(over, verdict)
  const headline = of.telling?.headline ?? null
  return { ending: { ...ending, ...(headline !== null && saying('own', { headline })), sides: told } }
}

/** Whoever is left holds the field, if it is one side alone. */
function byField(over: Over): Told {
  const { sides, sideIds, standing, lastLost = null, of } = over
  const { name, telling } = of
  const left = sides.filter((side, i) => (standing === undefined ? unitsOf(side).some(isIn) : standing.includes(sideIds[i] ?? '')))
  const [only] = left
  if (only === undefined) return { victor: null, ...saying('nobody', { battle: name }), why: { key: 'view.ending.why.nobody' } }
  if (left.length > 1) return { victor: null, ...stopped(over), why: { key: 'view.ending.why.called' } }
  const victor = sides.indexOf(only)
  const isSeenAlone = sides.every(side => side === only || !unitsOf(side).some(isIn))
  const alone = { victor, why: { key: `view.ending.why.${isSeenAlone ? 'alone' : 'last'}` } }
  const taken = atPlace(only.name, sideIds[victor] ?? '', telling)
  if (taken !== null) return { ...alone, ...taken }
  const [other, ...more] = sides.filter(side => side !== only)
  const fallen = (other?.strips ?? []).find(strip => strip.isFlagship && strip.standing === 'destroyed' && strip.name === lastLost)
  if (fallen !== undefined) return { ...alone, ...saying('destroys', { side: only.name, ship: fallen.name }) }
  const isDrivenOff = other !== undefined && more.length === 0 && 2 * unitsOf(other).filter(isFled).length > unitsOf(other).length
  return { ...alone, ...(isDrivenOff ? saying('drivesOff', { side: only.name, other: other.name }) : saying('holds', { side: only.name })) }
}

function byRule({ sides, sideIds, of: { telling } }: Over, { victor, why, isByPoints = false }: Verdict): Told {
  const place = telling?.place ?? null
  if (victor === null) return { victor, ...(place === null ? saying('level', {}) : saying('nobodyTakes', { place })), why }
  const side = sides[victor]
  // The viewer has never seen anybody of that side.
  if (side === undefined) return { victor: null, ...saying('over', {}), why }
  const [other, ...more] = sides.filter(one => one !== side)
  const isAlone = !sides.some(one => one !== side && unitsOf(one).some(isIn))
  const taken = isAlone ? atPlace(side.name, sideIds[victor] ?? '', telling) : null
  if (taken !== null) return { victor, ...taken, why }
  const isDrivenOff = isByPoints && other !== undefined && more.length === 0
  return {
    victor,
    ...(isDrivenOff ? saying('drivesOff', { side: side.name, other: other.name }) : saying('won', { side: side.name })),
    why
  }
}

/**
 * A battle that was stopped: who is ahead, or nobody where it is close. It is decided once, so that no two copies name different sides.
 * Players are told the balance of what all of them see. The game master is told the true one, unless the players are told of another side:
 * then it is left undecided.
 */
function stopped({ viewer, sides, openSides, isSealed = false, of: { name: battle } }: Over): Pick<Told, 'kind' | 'says'> {
  if (isSealed) return saying('over', {})
  const open = ahead(viewer.kind === 'table' ? sides : openSides())
  const told = viewer.kind === 'gm' ? ahead(sides) : open
  if (told === null || (open !== null && ownName(open) !== ownName(told))) return saying('open', { battle })
  return saying('ahead', { side: told.name, battle })
}

function ahead(sides: readonly SideView[]): SideView | null {
  const shares = balance(weighedIn({ sides }), sides.length)
  const [first = 0, second = 0] = shares.slice().sort((a, b) => b - a)
  if (sides.length < 2 || Math.round(100 * (first - second)) <= 100 * LEAST_LEAD) return null
  return sides[shares.indexOf(first)] ?? null
}

/** Who has the place, where it has a name: whoever held it before, or somebody else. */
function atPlace(side: string, sideId: string, telling: Telling | undefined): Pick<Told, 'kind' | 'says'> | null {
  const { place = null, heldBy = null } = telling ?? {}
  if (place === null) return null
  return saying(heldBy === null || heldBy === sideId ? 'holdsPlace' : 'takesPlace', { side, place })
}

const saying = (kind: EndingKind, values: Names): { readonly kind: EndingKind; readonly says: Message } => ({
  kind,
  says: { key: `view.ending.${kind}`, ...(Object.keys(values).length > 0 && { values }) }
})

const unitsOf = ({ strips }: SideView): readonly UnitView[] =>
  strips.flatMap((strip): readonly UnitView[] => (strip.parts.length === 0 ? [strip] : strip.parts))

const isFled = ({ standing }: UnitView): boolean => standing === 'gone' || standing === 'routed'
