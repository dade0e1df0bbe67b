import { isTheSame, ownName, pairs } from '../core/view/pairs'
import type { GaugeView, SideView, StripView, TableView, UnitView } from '../core/view/table-view'
import type { ReportUnit } from '../core/report/report-rules'
import type { Strike } from './strikes'

/** A unit in a view: its strip, and which of the ships of a squadron it is; null for a strip that is one ship. */
export interface UnitSeen {
  readonly strip: string
  readonly part: number | null
}

/** A shot as a viewer sees it. */
export interface StrikeSeen {
  /** Null where it comes from somebody out of sight. */
  readonly from: UnitSeen | null
  readonly to: UnitSeen
  /** What the target lost, shields and hull together, with the last shot at it; null where the viewer may not count it. */
  readonly lost: number | null
}

type Known = Pick<ReportUnit, 'id' | 'sideId' | 'name' | 'group'>

/**
 * What a viewer sees of attacks that struck, between two of its views. `known` are the units of the battle as this viewer knows it. A shot
 * has a firer and a target that are both seen, and its target is seen to have lost something: what the views do not show is not told, not
 * even that somebody fired in vain. Out of sight are those who fire at what the earlier view says is a target, when nobody else hit it.
 */
export function strikesSeen(
  strikes: readonly Pick<Strike, 'fromId' | 'toId'>[],
  known: readonly Known[],
  before: TableView,
  after: TableView
): readonly StrikeSeen[] {
  const places = placesOf(known, after)
  const losses = lossesBetween(before, after)
  const seen = new Map<string, StrikeSeen>()
  for (const { fromId, toId } of strikes) {
    const [from, to] = [places.get(fromId) ?? null, places.get(toId)]
    const loss = to === undefined ? undefined : losses.get(keyOf(to))
    if (to === undefined || loss === undefined || (from === null && !loss.wasTarget)) continue
    seen.set(JSON.stringify([from, to]), { from, to, lost: loss.lost })
  }
  const all = [...seen.values()]
  const shown = all.filter(one => one.from !== null || !all.some(other => other.from !== null && isTheSame(other.to, one.to)))
  return shown.map((one, i) => (shown.slice(i + 1).some(later => isTheSame(later.to, one.to)) ? { ...one, lost: null } : one))
}

const keyOf = ({ strip, part }: UnitSeen): string => `${strip} ${String(part)}`

/** Where the units a viewer knows are in its view: by side and name, and those of one name in their order. */
function placesOf(known: readonly Known[], { sides }: TableView): ReadonlyMap<string, UnitSeen> {
  const sideIds = [...new Set(known.map(({ sideId }) => sideId))].sort()
  const places = new Map<string, UnitSeen>()
  if (sideIds.length !== sides.length) return places
  sides.forEach((side, i) => {
    const left = known.filter(({ sideId }) => sideId === sideIds[i])
    for (const [seen, unit, strip] of unitsIn(side)) {
      const at = left.findIndex(one => one.name === ownName(unit) && (seen.part === null || one.group.name === ownName(strip)))
      const [found] = at === -1 ? [] : left.splice(at, 1)
      if (found !== undefined) places.set(found.id, seen)
    }
  })
  return places
}

function unitsIn({ strips }: SideView): readonly (readonly [UnitSeen, UnitView, StripView])[] {
  return strips.flatMap((strip): (readonly [UnitSeen, UnitView, StripView])[] =>
    strip.parts.length === 0
      ? [[{ strip: strip.id, part: null }, strip, strip]]
      : strip.parts.map((unit, part) => [{ strip: strip.id, part }, unit, strip])
  )
}

interface Loss {
  readonly lost: number | null
  readonly wasTarget: boolean
}

/** Units that are seen to have lost something. */
function lossesBetween(before: TableView, after: TableView): ReadonlyMap<string, Loss> {
  const losses = new Map<string, Loss>()
  const take = (old: UnitView | undefined, now: UnitView, seen: UnitSeen, wasTarget: boolean): void => {
    const lost = old === undefined ? null : lossOf(old, now)
    if (lost !== null) losses.set(keyOf(seen), { ...lost, wasTarget })
  }
  for (const [oldSide, side] of pairs<SideView>(before.sides, after.sides))
    for (const [old, now] of pairs<StripView>(oldSide?.strips ?? [], side?.strips ?? [])) {
      if (now === undefined || side === undefined) continue
      if (now.parts.length === 0) take(old, now, { strip: now.id, part: null }, old?.isTarget === true)
      for (const [oldPart, part] of pairs<UnitView>(old?.parts ?? [], now.parts))
        if (part !== undefined) take(oldPart, part, { strip: now.id, part: now.parts.indexOf(part) }, oldPart?.isTarget === true)
    }
  return losses
}

/** Null where nothing is seen to be lost. */
function lossOf(old: UnitView, now: UnitView): Pick<Loss, 'lost'> | null {
  const gauges = now.gauges.map(gauge => [old.gauges.find(({ kind }) => kind === gauge.kind), gauge] as const)
  const isCounted = gauges.length > 0 && gauges.every(([was, is]) => figures(was) !== null && figures(is) !== null)
  const lost = gauges.reduce((sum, [was, is]) => sum + Math.max(0, (figures(was) ?? 0) - (figures(is) ?? 0)), 0)
  if (isCounted) return lost > 0 ? { lost } : null
  const isLess = gauges.some(([was, is]) => was !== undefined && is.quarters < was.quarters)
  const isOut = old.standing === 'fighting' && (now.standing === 'destroyed' || now.standing === 'disabled')
  return isLess || isOut ? { lost: null } : null
}

const figures = (gauge: GaugeView | undefined): number | null => gauge?.figures?.value ?? null
