import type { Message } from '../engine/message'
import { isTheSame, pairs, type Pair } from './pairs'
import type { GaugeView, SideView, StripView, TableView, UnitView } from './table-view'
import type { Moment, Numbered, Shown } from './shown'

/** News that a viewer still sees. */
export const LINES_KEPT = 12
const MOMENTS_KEPT = 4
/** One lost ship of a two-ship squadron needs no separate word. */
const LEAST_SQUADRON = 3

/** The first thing a new viewer is shown: the battle as it stands, and the news that it would have been told before. */
export function firstShown(view: TableView, told: readonly Message[] = []): Shown {
  return { view, lines: stillTrue(added([], told, LINES_KEPT), view), moments: [] }
}

/**
 * The next thing a viewer is shown. All news is derived from the two views, never from events: what a view leaves out cannot be revealed.
 * If only hidden things have changed, the same object is returned.
 */
export function nextShown(shown: Shown, view: TableView): Shown {
  if (isTheSame(shown.view, view)) return shown
  return {
    view,
    lines: stillTrue(added(shown.lines, linesBetween(shown.view, view), LINES_KEPT), view),
    moments: added(shown.moments, momentsBetween(shown.view, view), MOMENTS_KEPT)
  }
}

function added<T>(before: readonly Numbered<T>[], more: readonly T[], kept: number): readonly Numbered<T>[] {
  const last = before.at(-1)?.n ?? 0
  return [...before, ...more.map((value, i) => ({ n: last + i + 1, value }))].slice(-kept)
}

/** The news without marks, effects and standings that have ended since: what has been repaired is not told on as the latest. */
function stillTrue(lines: readonly Numbered<Message>[], { sides }: TableView): readonly Numbered<Message>[] {
  const units: readonly UnitView[] = sides.flatMap(side => side.strips.flatMap(strip => [strip, ...strip.parts]))
  return lines.filter(({ value: { key, values } }) => {
    const unit = key === 'view.line.says' ? units.find(one => one.name === values?.['name']) : undefined
    return unit === undefined || [...unit.words, standingWordOf(unit)].some(word => isTheSame(word, values?.['what']))
  })
}

const standingWordOf = ({ standingWord }: UnitView): Message => standingWord ?? { key: 'view.standing.fighting' }

/** News for a viewer whose view has changed, in order. */
export function linesBetween(before: TableView, after: TableView): readonly Message[] {
  const isNewStep = before.round.number !== after.round.number || !isTheSame(before.heading, after.heading)
  const { word, number } = after.round
  return [
    ...(isNewStep ? [{ key: 'view.line.step', values: { round: word, number, step: after.heading } }] : []),
    ...pairs(before.sides, after.sides).flatMap(([old, now]) => linesOfSide(old, now)),
    ...(before.ending === undefined && after.ending !== undefined ? [after.ending.says] : [])
  ]
}

function linesOfSide(before: SideView | undefined, after: SideView | undefined): readonly Message[] {
  return pairs(before?.strips ?? [], after?.strips ?? []).flatMap(([old, now]) => [
    ...linesOfUnit(old, now),
    ...(old === undefined || now === undefined
      ? []
      : [...scanned(old, now), ...pairs(old.parts, now.parts).flatMap(one => linesOfUnit(...one))])
  ])
}

function linesOfUnit(before: UnitView | undefined, after: UnitView | undefined): readonly Message[] {
  if (before === undefined) return after === undefined ? [] : [{ key: 'view.line.appears', values: { name: after.name } }]
  if (after === undefined) return [{ key: 'view.line.vanishes', values: { name: before.name } }]
  const { name } = after
  return [
    ...after.gauges.flatMap((gauge, i) => gaugeLine(name, before.gauges[i], gauge)),
    ...(before.standing === after.standing ? [] : [{ key: 'view.line.says', values: { name, what: standingWordOf(after) } }]),
    ...after.words
      .filter(word => !before.words.some(old => isTheSame(old, word)))
      .map(what => ({ key: 'view.line.says', values: { name, what } }))
  ]
}

function gaugeLine(name: string, before: GaugeView | undefined, after: GaugeView): readonly Message[] {
  if (before === undefined || before.kind !== after.kind) return []
  if (before.figures === null || after.figures === null) {
    const values = { name, gauge: after.label, word: after.word }
    return before.quarters === after.quarters ? [] : [{ key: 'view.line.gaugeWord', values }]
  }
  const [from, to] = [before.figures.value, after.figures.value]
  return from === to ? [] : [{ key: 'view.line.gauge', values: { name, gauge: after.label, from, to } }]
}

function scanned(before: StripView, after: StripView): readonly Message[] {
  if (before.scan === null || after.scan === null || after.scan.level <= before.scan.level) return []
  return [{ key: 'view.line.scanned', values: { name: after.name, level: after.scan.level, of: after.scan.of } }]
}

function momentsBetween(before: TableView, after: TableView): readonly Moment[] {
  const ofStrips = pairs(before.sides, after.sides).flatMap(([old, now]) =>
    now === undefined ? [] : pairs(old?.strips ?? [], now.strips).flatMap(strips => momentsOfStrip(now, strips))
  )
  const { word, number } = after.round
  const over: Moment = {
    kind: 'over',
    marker: null,
    number: null,
    name: after.name,
    over: { key: 'view.moment.inRound', values: { round: word, number } },
    verb: after.ending?.says ?? { key: 'view.moment.over' },
    gauge: null,
    before: null
  }
  return after.isOver && !before.isOver ? [...ofStrips, over] : ofStrips
}

function momentsOfStrip(side: SideView, [old, now]: Pair<StripView>): readonly Moment[] {
  if (old === undefined || now === undefined) return []
  return [
    ...momentOf(side, now, [old, now], fallsLow(old, now)),
    ...pairs(old.parts, now.parts).flatMap(parts => momentOf(side, now, parts, false))
  ]
}

function momentOf(side: SideView, strip: StripView, [old, now]: Pair<UnitView>, hasFallenLow: boolean): readonly Moment[] {
  if (old === undefined || now === undefined) return []
  const [was, gauge] = [hullOf(old), hullOf(now)]
  const kind = now.standing !== old.standing && now.standing !== 'fighting' ? now.standing : hasFallenLow ? 'crippled' : null
  if (kind === null) return []
  const over: Message = { key: strip.isFlagship ? 'view.moment.flagshipOf' : 'view.moment.of', values: { side: side.name } }
  const previous = was === null ? null : gauge?.figures !== null && was.figures !== null ? was.figures.value : was.quarters
  return [
    { kind, marker: side.marker, number: strip.number, name: now.name, over, verb: { key: `view.moment.${kind}` }, gauge, before: previous }
  ]
}

const hullOf = (unit: UnitView): GaugeView | null => unit.gauges.find(gauge => gauge.kind === 'hull') ?? null

/** A flagship reaching its threshold, or half its hull for viewers who do not know the figures; a squadron reduced to half its ships. */
function fallsLow(before: StripView, after: StripView): boolean {
  if (after.parts.length >= LEAST_SQUADRON) return !isHalved(before) && isHalved(after)
  const [was, hull] = [hullOf(before), hullOf(after)]
  return after.isFlagship && after.parts.length === 0 && was !== null && hull !== null && !isLow(was) && isLow(hull)
}

const isHalved = ({ parts }: StripView): boolean => parts.filter(part => part.standing === 'fighting').length * 2 <= parts.length

function isLow({ figures, quarters }: GaugeView): boolean {
  return figures === null || figures.threshold === null ? quarters <= 2 : figures.value <= figures.threshold
}
