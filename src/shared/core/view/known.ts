import type { Message } from '../engine/message'
import { shownName } from '../names/naming'
import type { Obligation } from '../obligations/obligation'
import { quartersLeft } from './reveal'
import type { DueView, GaugeView, SideView, StripView, TableView } from './table-view'
import type { Viewer } from './viewer'

/** How much a viewer may know of something: only that it exists, descriptions and bars, or everything. */
export const KNOWLEDGE = ['wordsAndBars', 'nothing', 'everything'] as const
export type Knowledge = (typeof KNOWLEDGE)[number]

/** Whether the viewer sees all of this side. */
export function isOwn(viewer: Viewer, sideId: string): boolean {
  return viewer.kind === 'gm' || ('sideId' in viewer && viewer.sideId === sideId)
}

function relationTo(viewer: Viewer, sideId: string): SideView['relation'] {
  if (!('sideId' in viewer)) return 'open'
  return viewer.sideId === sideId ? 'own' : 'enemy'
}

interface Measured {
  readonly kind: GaugeView['kind']
  readonly label: Message
  readonly value: number
  readonly max: number
  readonly threshold?: number | null
  readonly coming?: number | null
}

/** A gauge as far as it is known: not at all, in quarters and a word, or in figures. */
export function gaugeFor(
  knowledge: Knowledge,
  { kind, label, value, max, threshold = null, coming = null }: Measured
): readonly GaugeView[] {
  if (knowledge === 'nothing') return []
  const quarters = quartersLeft(value, max)
  const word = { key: `view.${kind}.q${String(quarters)}` }
  return [{ kind, label, quarters, word, figures: knowledge === 'everything' ? { value, max, threshold, coming } : null }]
}

/** A strip before it has a number, with the ids of the battle it stands for. Those ids go no further. */
export interface StripDraft {
  readonly ids: readonly string[]
  readonly strip: Omit<StripView, 'id' | 'number' | 'isMine'>
}

/** A roster in a battle, and the side it fights on. */
interface Fielded {
  readonly id: string
  readonly sideId: string
  readonly name: string
}

/** The game's own additions to a side. */
interface SideDraft {
  readonly notes?: SideView['notes']
  readonly strips: readonly StripDraft[]
}

interface LaidOut {
  /** The visible sides in the order of their ids, which no act changes: so each keeps its letter and its colour. */
  readonly sideIds: readonly string[]
  readonly sides: readonly SideView[]
  /** The strip of this ship, fleet or officer; undefined if the viewer does not see it. */
  readonly stripOf: (id: string) => StripView | undefined
}

/**
 * Sides and their strips, numbered for this view: only visible ones are counted, so that no gap gives anything away. The game draws each
 * side from its rosters, and is told whether the viewer sees all of it.
 */
export function laidOut<R extends Fielded>(
  viewer: Viewer,
  seen: readonly R[],
  draft: (rosters: readonly R[], isWhole: boolean) => SideDraft
): LaidOut {
  const mine = viewer.kind === 'station' ? viewer.ownIds : []
  const found = new Map<string, StripView>()
  const sideIds = [...new Set(seen.map(roster => roster.sideId))].sort()
  const sides = sideIds.map((sideId, marker) => {
    const rosters = seen.filter(roster => roster.sideId === sideId)
    const { notes = [], strips } = draft(rosters, isOwn(viewer, sideId))
    const views = strips.map(({ ids, strip }, i) => {
      const id = `${String(marker)}-${String(i + 1)}`
      const view = { id, number: i + 1, isMine: ids.some(one => mine.includes(one)), ...strip }
      for (const one of ids) found.set(one, view)
      return view
    })
    return { marker, ...sideNames(rosters), relation: relationTo(viewer, sideId), notes, strips: views }
  })
  return { sideIds, sides, stripOf: id => found.get(id) }
}

/** A side is called by all that fight on it. */
function sideNames(rosters: readonly Fielded[]): Pick<SideView, 'name' | 'called'> {
  const shown = rosters.map(shownName)
  const name = shown.map(one => one.name).join(', ')
  return shown.some(one => one.called !== undefined) ? { name, called: shown.map(one => one.called ?? one.name).join(', ') } : { name }
}

/**
 * The current and the next due of units the viewer sees: who owes it, and its kind. Dice are included only if the figures are known, since
 * their number may depend on one.
 */
export function duesOf(laid: LaidOut, obligations: readonly Obligation[], kinds: string): Pick<TableView, 'now' | 'then'> {
  const [now = null, then = null] = obligations.flatMap(({ owner, kind, dice, deferred }): readonly DueView[] => {
    const strip = laid.stripOf(owner)
    if (strip === undefined || deferred) return []
    const isKnown = [strip, ...strip.parts].some(({ gauges }) => gauges.some(gauge => gauge.figures !== null))
    return [{ stripId: strip.id, who: strip.name, what: { key: `${kinds}.${kind}` }, dice: isKnown ? dice : null }]
  })
  return { now, then }
}

/** The steps of a round, and which one is current. An unknown step counts as before all of them. */
export function stepsOf(names: readonly Message[], at: number): TableView['steps'] {
  return names.map((name, i) => ({ name, state: i === at ? 'now' : i < at ? 'done' : 'ahead' }))
}
