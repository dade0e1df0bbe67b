import type { StripView, TableView, UnitView } from '../core/view/table-view'
import type { ReplayAttack } from './replay'

/** A unit in a view, in its squadron. */
interface Seen {
  readonly side: number
  readonly strip: StripView
  readonly unit: UnitView
}

/**
 * The attack that a viewer was shown between two views, made from these alone: one squadron acts, one unit of another side is aimed at, and
 * it loses something. Null where the view says less.
 */
export function attackSeen(before: TableView | undefined, view: TableView): ReplayAttack | null {
  if (before === undefined) return null
  const units = unitsOf(view)
  const actors = units.filter(({ strip, unit }) => unit === strip && strip.isActing)
  const aimed = units.filter(({ unit }) => unit.isTarget)
  // A squadron is aimed at with each of its ships that is.
  const targets = aimed.filter(({ unit, strip }) => unit !== strip || !strip.parts.some(part => part.isTarget))
  const [[actor, noOther], [target, another]] = [actors, targets]
  if (actor === undefined || target === undefined || noOther !== undefined || another !== undefined) return null
  if (actor.side === target.side) return null
  const lost = lostBetween(before, target)
  if (lost === 0) return null
  const [from, to] = [actor, target].map(({ strip, unit }) => ({ group: strip.name, name: unit.name }))
  if (from === undefined || to === undefined) return null
  return { from, to, range: null, needed: null, reached: null, isHit: true, damage: null, landed: lost }
}

/** What a unit has lost since: 0 for nothing, null where only quarters tell that it did. */
function lostBetween(before: TableView, { side, strip, unit }: Seen): number | null {
  const sideBefore = before.sides.find(({ marker }) => marker === side)
  const stripBefore = sideBefore?.strips.find(one => one.name === strip.name)
  const was = unit === strip ? stripBefore : stripBefore?.parts.find(one => one.name === unit.name)
  const losses = unit.gauges.map(gauge => {
    const old = was?.gauges.find(one => one.kind === gauge.kind)
    if (old === undefined) return 0
    if (old.figures === null || gauge.figures === null) return gauge.quarters < old.quarters ? null : 0
    return Math.max(0, old.figures.value - gauge.figures.value)
  })
  const sum = losses.reduce<number>((all, one) => all + (one ?? 0), 0)
  return sum === 0 && losses.includes(null) ? null : sum
}

const unitsOf = ({ sides }: TableView): readonly Seen[] =>
  sides.flatMap(({ marker, strips }) => strips.flatMap(strip => [strip, ...strip.parts].map(unit => ({ side: marker, strip, unit }))))
