import type { Typed } from '../core/engine/rule-system'
import type { LogEntry } from '../core/log/entry'
import { linesBetween } from '../core/view/next-shown'
import type { TableView } from '../core/view/table-view'
import type { Viewer } from '../core/view/viewer'
import type { Account, AccountAct } from '../report/account'
import { gmTelling, type ReportSystem } from '../report/gm-account'
import { accountOfViews, momentsSeen, viewsOf, type SeenMoment } from '../report/players-account'
import { stepsInForce } from '../report/steps-in-force'
import { attackSeen } from './attack-seen'
import type { Replay, ReplayFrame } from './replay'

/** The game master's replay of a battle, from its log. What was taken back is not shown. */
export function gmReplay(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[]): Replay {
  const { account, shown } = gmTelling(system, entries)
  const acts = actsOf(account)
  const views = [...viewsOf(system, entries, { kind: 'gm' })]
  const frames = stepsInForce(entries).flatMap(({ seq, at, dice }, i): readonly ReplayFrame[] => {
    const [before, view] = [views[i - 1]?.view, views[i]?.view]
    if (view === undefined) return []
    const told = acts.get(seq) ?? []
    const said = told.flatMap(act => act.says)
    // What is worth telling stands before what follows from it, or ends by the way.
    const says = [...said.filter(one => one.isTelling), ...said.filter(one => !one.isTelling)].map(one => one.message)
    const { attacks = [], sorts = [] } = shown.get(seq) ?? {}
    const struck = attacks.filter(({ landed }) => landed !== null && landed > 0)
    const beats = struck.length > 1 ? struck : attacks.filter(({ isHit }) => isHit !== null)
    return [
      {
        seq,
        at,
        view,
        says: says.length > 0 ? says : linesOf(before, view),
        dice: dice.map(({ die, faces, by, purpose }, nth) => {
          const isExtra = system.report.extraDice?.includes(purpose) === true
          return { die, faces, by, ...sorts[nth], ...(isExtra && { isExtra }) }
        }),
        attack: attacks.at(-1) ?? null,
        ...(beats.length > 1 && { beats }),
        correction: told.find(act => act.correction !== null)?.correction ?? null
      }
    ]
  })
  return replayOf(account, frames)
}

/** The players' replay of a battle: made from what `viewFor` shows them of each state in force, and from nothing else. */
export function playersReplay(system: ReportSystem, entries: readonly LogEntry<Typed, Typed>[], viewer: Viewer): Replay {
  return replayOfViews(viewsOf(system, entries, viewer))
}

/** A replay of a row of views. What shows nothing new leaves no trace in it, as in the account of the same views. */
export function replayOfViews(moments: Iterable<SeenMoment>): Replay {
  const seen = [...momentsSeen(moments)]
  const frames = seen.map(({ at, view }, i): ReplayFrame => {
    return {
      seq: i + 1,
      at,
      view,
      says: linesOf(seen[i - 1]?.view, view),
      dice: [],
      attack: attackSeen(seen[i - 1]?.view, view),
      correction: null
    }
  })
  return replayOf(accountOfViews(seen), frames)
}

function replayOf({ systemId, name, copy, turningPoints }: Account, all: readonly ReplayFrame[]): Replay {
  const frames = spoken(all)
  const turns = turningPoints.map(point => Math.max(0, frames.filter(frame => frame.seq <= point.seq).length - 1))
  return { systemId, name, copy, frames, turns }
}

/** What changes without a word is shown with what was said before it. */
function spoken(frames: readonly ReplayFrame[]): readonly ReplayFrame[] {
  const told: ReplayFrame[] = []
  for (const frame of frames) {
    const last = told.at(-1)
    if (last === undefined || frame.says.length + frame.dice.length > 0) told.push(frame)
    else told[told.length - 1] = { ...last, view: frame.view }
  }
  return told
}

const linesOf = (before: TableView | undefined, view: TableView): ReplayFrame['says'] =>
  before === undefined ? [] : linesBetween(before, view)

function actsOf({ rounds }: Account): ReadonlyMap<number, readonly AccountAct[]> {
  const bySeq = new Map<number, readonly AccountAct[]>()
  for (const act of rounds.flatMap(round => round.phases.flatMap(phase => phase.acts)))
    bySeq.set(act.seq, [...(bySeq.get(act.seq) ?? []), act])
  return bySeq
}
