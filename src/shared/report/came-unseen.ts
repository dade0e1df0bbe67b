import type { Typed } from '../core/engine/rule-system'
import type { CommandEntry } from '../core/log/entry'
import type { TableView, UnitView } from '../core/view/table-view'
import type { Viewer } from '../core/view/viewer'
import type { ReportSystem } from './gm-account'

type Step = CommandEntry<Typed, Typed>

/**
 * For what the game master put out of sight after it had come to the table, the index of the step that hid it; as long as the viewer had
 * been told nothing of it but that it was there. Such a unit counts as out of sight from the start, since a battle is often begun first and
 * its ambush hidden afterwards. What had done or suffered something that the viewer saw was seen.
 */
export function cameUnseen(system: ReportSystem, steps: readonly Step[], viewer: Viewer): ReadonlyMap<string, number> {
  const hidden = firstHidden(system, steps)
  if (hidden.size === 0 || viewer.kind === 'gm') return new Map()
  const pictures = new Map<string, string>()
  const seen = new Set<string>()
  let state = system.rules.initial
  steps.forEach(({ events }, index) => {
    for (const event of events) state = system.rules.evolve(state, event)
    const there = new Set(system.report.hideable(state).map(({ id }) => id))
    for (const [id, until] of hidden) {
      if (index >= until || seen.has(id) || !there.has(id)) continue
      const picture = pictureOf(system, state, viewer, id)
      if ((pictures.get(id) ?? picture) !== picture) seen.add(id)
      pictures.set(id, picture)
    }
  })
  return new Map([...hidden].filter(([id]) => !seen.has(id)))
}

/** The step that hid each unit which had come in sight and was hidden before anything else became of its being seen. */
function firstHidden({ rules, report }: ReportSystem, steps: readonly Step[]): ReadonlyMap<string, number> {
  const known = new Map<string, boolean>()
  const hidden = new Map<string, number>()
  let state = rules.initial
  steps.forEach(({ events }, index) => {
    for (const event of events) state = rules.evolve(state, event)
    for (const { id, isHidden } of report.hideable(state)) {
      const was = known.get(id)
      if (was === false && isHidden && !hidden.has(id)) hidden.set(id, index)
      // Once it was hidden, it is shown again on purpose.
      known.set(id, was === undefined ? isHidden : was || isHidden)
    }
  })
  return hidden
}

/** What a view tells because of this unit, less what it tells of a unit that merely stands there. */
function pictureOf({ rules, report }: ReportSystem, state: unknown, viewer: Viewer, id: string): string {
  const without = told(rules.viewFor(report.withHidden(state, new Set([id])), viewer))
  const mine = told(rules.viewFor(state, viewer))
  for (const one of without) {
    const at = mine.indexOf(one)
    if (at !== -1) mine.splice(at, 1)
  }
  return JSON.stringify(mine)
}

const WAITS = 'view.activation.waits'

function told({ sides }: TableView): string[] {
  const of = ({ gauges, words, standing, isTarget }: UnitView): readonly unknown[] => [
    gauges,
    words.filter(({ key }) => key !== WAITS),
    standing,
    isTarget
  ]
  return sides.flatMap(({ strips }) =>
    strips.flatMap(strip => [[...of(strip), strip.isActing], ...strip.parts.map(of)].map(one => JSON.stringify(one)))
  )
}
