import type { Typed } from '../core/engine/rule-system'
import type { Message } from '../core/engine/message'
import type { LogEntry } from '../core/log/entry'
import { linesBetween } from '../core/view/next-shown'
import type { TableView } from '../core/view/table-view'
import type { Viewer } from '../core/view/viewer'
import { cameUnseen } from './came-unseen'
import type { ReportSystem } from './gm-account'
import { stepsInForce } from './steps-in-force'

/**
 * The last news of a battle that a viewer would have been told, oldest first, for one who comes late or comes back. Like the players’
 * account it is read from the views of all steps in force, and what came unseen is out of sight from the start. Views are made from the
 * end, and only as many as are needed.
 */
export function newsSoFar(
  system: ReportSystem,
  entries: readonly LogEntry<Typed, Typed>[],
  viewer: Viewer,
  most: number
): readonly Message[] {
  const { rules, report } = system
  const steps = stepsInForce(entries)
  const unseen = [...cameUnseen(system, steps, viewer)]
  const states: unknown[] = []
  for (const { events } of steps) states.push(events.reduce((state, event) => rules.evolve(state, event), states.at(-1) ?? rules.initial))
  const viewAt = (index: number): TableView => {
    const ids = new Set(unseen.flatMap(([id, until]) => (index < until ? [id] : [])))
    const state = states[index]
    return rules.viewFor(ids.size === 0 ? state : report.withHidden(state, ids), viewer)
  }
  let news: readonly Message[] = []
  let after = states.length === 0 ? null : viewAt(states.length - 1)
  for (let index = states.length - 2; index >= 0 && after !== null && news.length < most; index -= 1) {
    const before = viewAt(index)
    news = [...linesBetween(before, after), ...news]
    after = before
  }
  return news.slice(-most)
}
