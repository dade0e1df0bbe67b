import type { SystemId } from '@shared/campaign/campaign'
import { pairs } from '@shared/core/view/pairs'
import type { GaugeView, SideView, StripView, TableView, UnitView } from '@shared/core/view/table-view'
import type { Numbered, Shown } from '@shared/core/view/shown'
import type { Account } from '@shared/report/account'
import type { StrikeSeen } from '@shared/report/strikes-seen'
import type { LeftOut, ScreenChoice, ScreenScene, ScreenState, Showing } from '@shared/ipc/player-screen'

/** What is only drawn of the whole battle: its end, and what has just struck. */
interface Also {
  readonly accountOf: () => Account | null
  readonly strikes: Numbered<readonly StrikeSeen[]> | null
}

/** The contents of the screen: the part of its viewer's picture that the game master chose. It includes nothing that is not shown. */
export function sceneOf(choice: ScreenChoice | null, told: Shown | null, { accountOf, strikes }: Also): ScreenScene {
  if (choice?.showing.kind === 'black') return { kind: 'black' }
  if (choice === null || told === null) return { kind: 'title' }
  const { showing, note } = choice
  const system = told.view.systemId as SystemId
  switch (showing.kind) {
    case 'battle': {
      const account = told.view.ending === undefined || choice.keepsTable === true ? null : accountOf()
      if (account !== null) return { kind: 'end', system, shown: { view: headOf(told.view), lines: [], moments: [] }, account }
      return { kind: 'battle', system, shown: told, ...hidden(choice), ...(strikes !== null && { strikes }) }
    }
    case 'moment':
      return told.moments.length === 0
        ? { kind: 'battle', system, shown: told, ...hidden(choice) }
        : { kind: 'moment', system, shown: { view: headOf(told.view), lines: [], moments: told.moments.slice(-1) } }
    case 'note':
      return note === null ? { kind: 'title' } : { kind: 'note', system, shown: { view: headOf(told.view), lines: [], moments: [] }, note }
    default:
      return partOf(showing, system, told)
  }
}

const hidden = ({ hidesBalance }: ScreenChoice): Pick<ScreenChoice, 'hidesBalance'> => (hidesBalance === true ? { hidesBalance } : {})

/** The battle without its sides, and without who is to act. */
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
      moments: moments.filter(({ value }) => value.marker === side.marker && names.has(value.name))
    }
  }
}

/** What this view leaves out of what the game master sees, with the reason: whole strips, figures of others, staged damage. */
export function leftOut(all: TableView | null, seen: TableView | null): ScreenState['leftOut'] {
  if (all === null || seen === null) return []
  const strips = pairs<SideView>(seen.sides, all.sides).flatMap(([before, now]) =>
    pairs<StripView>(before?.strips ?? [], now?.strips ?? [])
  )
  return strips.flatMap(([before, now]): readonly LeftOut[] => {
    if (now === undefined) return []
    if (before === undefined) return [absent(now)]
    const parts = pairs<UnitView>(before.parts, now.parts).flatMap(([seenPart, part]) =>
      seenPart === undefined && part !== undefined ? [absent(part)] : []
    )
    const why = before.scan === null ? 'houseRule' : 'unscanned'
    return [
      ...parts,
      ...(figuresOf(now).length > 0 && figuresOf(before).length === 0 ? [{ name: now.name, why } as const] : []),
      ...(isHitSoon(now) && !isHitSoon(before) ? [{ name: now.name, why: 'staged' } as const] : [])
    ]
  })
}

function absent({ name, isHidden }: UnitView): LeftOut {
  return { name, why: isHidden ? 'notOnTable' : 'unseen' }
}

function figuresOf({ gauges, parts }: StripView): readonly NonNullable<GaugeView['figures']>[] {
  return [gauges, ...parts.map(part => part.gauges)].flat().flatMap(({ figures }) => figures ?? [])
}

const isHitSoon = (strip: StripView): boolean => figuresOf(strip).some(({ coming }) => coming !== null)
