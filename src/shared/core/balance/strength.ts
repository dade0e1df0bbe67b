import { clamp, sum } from '../../kernel/collections'
import type { ReportUnit } from '../report/report-rules'
import type { GaugeView, SideView, TableView, UnitView } from '../view/table-view'
import type { Strength, Weighed } from './balance'

/** Whether a unit still counts: a rout may be rallied, a hulk fights no more. */
export function isIn({ standing }: Pick<UnitView, 'standing'>): boolean {
  return standing === 'fighting' || standing === 'routed'
}

/** The strength of a unit, to the point. */
export function strengthIn(unit: Pick<ReportUnit, 'hull' | 'shields' | 'points' | 'standing'>): Strength {
  const gauges = [unit.hull, unit.shields].flatMap(gauge => gauge ?? [])
  const most = sum(gauges.map(({ max }) => max))
  const left = most === 0 ? 1 : sum(gauges.map(({ left, max }) => clamp(left, 0, max))) / most
  return { most, left: isIn(unit) ? left : 0, ...(unit.points !== undefined && { points: unit.points }) }
}

/** What is left of a gauge that is shown in quarters: the middle of the one it has come to. */
const MIDDLES = { 0: 0, 1: 0.125, 2: 0.375, 3: 0.75, 4: 1 } as const satisfies Record<GaugeView['quarters'], number>

/** The strength of a unit as far as a viewer may know it. What has no gauge has no hull, if others of its side have one. */
export function strengthSeen(unit: UnitView, hasGauges: boolean): Strength {
  const { gauges } = unit
  const figures = gauges.flatMap(gauge => gauge.figures ?? [])
  const isCounted = figures.length === gauges.length && (gauges.length > 0 || hasGauges)
  const most = isCounted ? sum(figures.map(({ max }) => max)) : null
  if (!isIn(unit)) return { most, left: 0 }
  if (most === 0 || gauges.length === 0) return { most, left: 1 }
  const left =
    most === null ? sum(gauges.map(({ quarters }) => MIDDLES[quarters])) / gauges.length : sum(figures.map(of => of.value)) / most
  return { most, left: clamp(left, 0, 1) }
}

/** Whether the viewer is shown a gauge of anything of this side. */
export function showsGauges({ strips }: Pick<SideView, 'strips'>): boolean {
  return strips.some(strip => unitsIn(strip).some(({ gauges }) => gauges.length > 0))
}

/** All that a viewer sees, weighed as far as it is known. */
export function weighedIn({ sides }: Pick<TableView, 'sides'>): readonly Weighed[] {
  return sides.flatMap((shown, side) => {
    const hasGauges = showsGauges(shown)
    return shown.strips.flatMap(strip => unitsIn(strip).map(unit => ({ side, ...strengthSeen(unit, hasGauges) })))
  })
}

/** The ships of a squadron, or the ship itself. */
function unitsIn(strip: SideView['strips'][number]): readonly UnitView[] {
  return strip.parts.length === 0 ? [strip] : strip.parts
}
