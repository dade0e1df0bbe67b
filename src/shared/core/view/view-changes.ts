import { isSameJson } from '../../kernel/same-json'
import type { Message } from '../engine/message'
import { ownName } from './pairs'
import type { StripView, TableView, UnitView } from './table-view'

/** Changes of one unit between two views of the same viewer. */
interface UnitChange {
  /** Of its side, 0 to 3, and its number there now. */
  readonly marker: number
  readonly number: number
  readonly name: string
  /** Shields and hull that are not what they were, in points. */
  readonly gauges: readonly { readonly label: Message; readonly from: number; readonly to: number }[]
  /** New standing if it has changed; null if unchanged, or if it fights. */
  readonly standing: Message | null
  /** It was not in the view before. */
  readonly isNew: boolean
}

/**
 * Differences between two views of one battle for one viewer: each fleet, squadron or ship that lost or regained points, changed its
 * standing or came to the table, in the order of the later view.
 */
export function viewChanges(before: TableView, after: TableView): readonly UnitChange[] {
  const earlier = new Map(unitsIn(before).map(({ key, unit }) => [key, unit]))
  return unitsIn(after).flatMap(({ key, marker, number, unit }) => {
    const old = earlier.get(key)
    const change: UnitChange = {
      marker,
      number,
      name: unit.name,
      gauges: old === undefined ? [] : gaugesChanged(old, unit),
      standing: old !== undefined && isSameJson(old.standing, unit.standing) ? null : unit.standingWord,
      isNew: old === undefined
    }
    return change.gauges.length > 0 || change.standing !== null || change.isNew ? [change] : []
  })
}

interface PlacedUnit {
  /** The same in both views: by side, names and, of several of one name, their order. Numbers shift as units come to light. */
  readonly key: string
  readonly marker: number
  readonly number: number
  readonly unit: UnitView
}

/** Squadrons, their ships, and single ships and fleets. */
function unitsIn({ sides }: TableView): readonly PlacedUnit[] {
  const seen = new Map<string, number>()
  return sides.flatMap(({ marker, strips }) =>
    strips.flatMap((strip: StripView) =>
      [strip, ...strip.parts].map(unit => {
        const name = JSON.stringify([marker, ownName(strip), unit === strip ? null : ownName(unit)])
        const count = (seen.get(name) ?? 0) + 1
        seen.set(name, count)
        return { key: `${name} ${String(count)}`, marker, number: strip.number, unit }
      })
    )
  )
}

function gaugesChanged(before: UnitView, after: UnitView): UnitChange['gauges'] {
  return after.gauges.flatMap(({ kind, label, figures }) => {
    const old = before.gauges.find(gauge => gauge.kind === kind)?.figures ?? null
    return figures === null || old === null || figures.value === old.value ? [] : [{ label, from: old.value, to: figures.value }]
  })
}
