import type { SystemId } from '@shared/campaign/campaign'
import { pairs } from '@shared/core/view/pairs'
import type { SideView, StripView, TableView } from '@shared/core/view/table-view'
import type { Shown } from '@shared/core/view/told'
import type { ScreenChoice, ScreenScene, ScreenState, Showing } from '@shared/ipc/player-screen'

/** What is on the screen: of what its viewer is told, that which the game master chose. What is not shown is not in it. */
export function sceneOf(choice: ScreenChoice | null, told: Shown | null): ScreenScene {
  if (choice?.showing.kind === 'black') return { kind: 'black' }
  if (choice === null || told === null) return { kind: 'title' }
  const { showing, note } = choice
  const system = told.view.systemId as SystemId
  switch (showing.kind) {
    case 'battle':
      return { kind: 'battle', system, shown: told }
    case 'moment':
      return told.moments.length === 0
        ? { kind: 'battle', system, shown: told }
        : { kind: 'moment', system, shown: { view: headOf(told.view), lines: [], moments: told.moments.slice(-1) } }
    case 'note':
      return note === null ? { kind: 'title' } : { kind: 'note', system, shown: { view: headOf(told.view), lines: [], moments: [] }, note }
    default:
      return partOf(showing, system, told)
  }
}

/** The battle without its sides, and without who has to do what. */
function headOf(view: TableView): TableView {
  return { ...view, sides: [], turn: [], now: null, then: null }
}

function partOf(showing: Extract<Showing, { kind: 'side' | 'strip' }>, system: SystemId, { view, moments }: Shown): ScreenScene {
  const at = view.sides.findIndex(side => side.name === showing.side)
  const side = view.sides[at]
  if (side === undefined) return { kind: 'title' }
  const strips = showing.kind === 'side' ? side.strips : side.strips.filter(strip => strip.name === showing.strip).slice(0, 1)
  if (strips.length === 0 && showing.kind === 'strip') return { kind: 'title' }
  const names = new Set(strips.flatMap(strip => [strip.name, ...strip.parts.map(part => part.name)]))
  const isShown = (stripId: string | null): boolean => strips.some(strip => strip.id === stripId)
  return {
    kind: 'battle',
    system,
    shown: {
      view: {
        ...view,
        sides: [{ ...side, strips }],
        turn: view.turn.includes(at) ? [0] : [],
        now: view.now !== null && isShown(view.now.stripId) ? view.now : null,
        then: view.then !== null && isShown(view.then.stripId) ? view.then : null
      },
      lines: [],
      moments: moments.filter(({ said }) => said.marker === side.marker && names.has(said.name))
    }
  }
}

/** What the game master sees and this view leaves out: whole strips, and the figures of others. */
export function leftOut(all: TableView | null, seen: TableView | null): ScreenState['leftOut'] {
  if (all === null || seen === null) return { hidden: [], inQuarters: [] }
  const strips = pairs<SideView>(seen.sides, all.sides).flatMap(([before, now]) =>
    pairs<StripView>(before?.strips ?? [], now?.strips ?? [])
  )
  return {
    hidden: strips.flatMap(([before, now]) => (before === undefined && now !== undefined ? [now.name] : [])),
    inQuarters: strips.flatMap(([before, now]) =>
      before !== undefined && now !== undefined && figures(before) < figures(now) ? [now.name] : []
    )
  }
}

function figures({ gauges, parts }: StripView): number {
  return [gauges, ...parts.map(part => part.gauges)].flat().filter(gauge => gauge.figures !== null).length
}
