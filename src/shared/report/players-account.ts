import type { Typed } from '../core/engine/rule-system'
import type { LogEntry } from '../core/log/entry'
import { linesBetween } from '../core/view/next-shown'
import type { TableView } from '../core/view/table-view'
import type { Viewer } from '../core/view/viewer'
import type { Account, AccountAct } from './account'
import { cameUnseen } from './came-unseen'
import { Course } from './course'
import type { ReportSystem } from './gm-account'
import { SeenFrames } from './seen-frames'
import { stepsInForce } from './steps-in-force'
import { Tale } from './tale'
import { byLosses, turningPoints, type Candidate } from './turning-points'

/** A moment of a battle, as a viewer was shown it. */
export interface SeenMoment {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly view: TableView
}

/** What `viewFor` shows of each state in force, in order; units that came unseen are out of sight from the start. */
export function* viewsOf(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[], viewer: Viewer): Generator<SeenMoment, void> {
  const { rules, report } = system
  const steps = stepsInForce(entries)
  const unseen = [...cameUnseen(system, steps, viewer)]
  let state = rules.initial
  for (const [index, { at, events }] of steps.entries()) {
    for (const event of events) state = rules.evolve(state, event)
    const ids = new Set(unseen.flatMap(([id, until]) => (index < until ? [id] : [])))
    yield { at, view: rules.viewFor(ids.size === 0 ? state : report.withHidden(state, ids), viewer) }
  }
}

/** The moments that show something new. */
export function* momentsSeen(moments: Iterable<SeenMoment>): Generator<SeenMoment, void> {
  let written = ''
  for (const moment of moments) {
    const now = JSON.stringify(moment.view)
    if (now !== written) yield moment
    written = now
  }
}

/** The players' account of a battle: made from what `viewFor` shows them of each state in force, and from nothing else. */
export function playersAccount(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[], viewer: Viewer): Account {
  return accountOfViews(viewsOf(system, entries, viewer))
}

/**
 * An account of a row of views. Moments in which the viewer was shown nothing new leave no trace in it, so that two battles that differ
 * only in what is hidden from the viewer give the same account to the byte.
 */
export function accountOfViews(moments: Iterable<SeenMoment>): Account {
  const course = new Course()
  const tale = new Tale()
  const frames = new SeenFrames()
  const candidates: Candidate[] = []
  let last: TableView | undefined
  let [beganAt, endedAt, seq] = [0, 0, 0]
  for (const { at, view } of momentsSeen(moments)) {
    const says: AccountAct['says'] = last === undefined ? [] : saidBetween(last, view)
    if (last === undefined) beganAt = at
    last = view
    endedAt = at
    seq += 1
    const frame = frames.frameOf(view)
    const turn = course.take(frame, () => null)
    if (says.length > 0) tale.take(frame.round, frame.phase, { seq, says, correction: null })
    const telling = says.filter(one => one.isTelling).map(one => one.message)
    if ((turn.swing > 0 || turn.hasLostFlagship) && telling.length > 0)
      candidates.push(byLosses({ round: frame.round, seq, ...turn }, telling))
  }
  const { isOver, sides, units } = course.account()
  return {
    systemId: last?.systemId ?? '',
    name: last?.name ?? '',
    copy: 'players',
    beganAt,
    endedAt,
    isOver,
    ending: last?.ending ?? null,
    sides,
    units,
    rounds: tale.rounds(course, []),
    turningPoints: turningPoints(candidates),
    officers: [],
    fighting: null
  }
}

/** Lines that say more than a figure. */
const TELLING = ['view.line.appears', 'view.line.vanishes', 'view.line.scanned']

/** What the viewer is told of a change. The steps of a round are the headings of the tale, so they are left out. */
function saidBetween(before: TableView, after: TableView): AccountAct['says'] {
  const standings = after.sides
    .flatMap(side => side.strips.flatMap(strip => [strip, ...strip.parts]))
    .flatMap(({ name, standingWord }) => (standingWord === null ? [] : [JSON.stringify({ name, what: standingWord })]))
  return linesBetween(before, after)
    .filter(({ key }) => key !== 'view.line.step')
    .map(message => ({
      message,
      isTelling: TELLING.includes(message.key) || (message.key === 'view.line.says' && standings.includes(JSON.stringify(message.values)))
    }))
}
