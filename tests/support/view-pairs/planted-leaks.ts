import type { TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { sendFrames, type SendFrames } from './frames'
import type { Twins } from './twins'

type ViewFor<State> = (state: State, viewer: Viewer) => TableView

interface Leak<State> {
  readonly name: string
  readonly viewFor: (honest: ViewFor<State>) => ViewFor<State>
  readonly send: SendFrames<State>
}

/** Faults a view or its sender could have. Each must turn a pair of worlds red, or the pairs prove nothing. */
export function leaks<State>(twins: Twins<State>): readonly Leak<State>[] {
  const leaking = (name: string, change: (view: TableView, names: readonly string[]) => TableView): Leak<State> => ({
    name,
    viewFor: honest => (state, viewer) => change(honest(state, viewer), twins.namesOf(state)),
    send: sendFrames
  })
  const firstStrip = (view: TableView, change: (side: TableView['sides'][number]) => TableView['sides'][number]): TableView => ({
    ...view,
    sides: view.sides.map((side, i) => (i === view.sides.length - 1 ? change(side) : side))
  })
  return [
    leaking('a name in a line', (view, names) => ({ ...view, heading: { key: 'view.named', values: { name: names.join(' ') } } })),
    leaking('a count', (view, names) => ({ ...view, round: { ...view.round, number: names.length } })),
    leaking('an id', (view, names) =>
      firstStrip(view, side => ({
        ...side,
        strips: side.strips.map(strip => ({ ...strip, id: String(names.indexOf(strip.name)) }))
      }))
    ),
    leaking('the order of a list', (view, names) =>
      firstStrip(view, side => ({
        ...side,
        notes: [...names].sort().flatMap((name, i) => (/^Ghost/u.test(name) ? [] : [{ key: `place.${String(i)}` }]))
      }))
    ),
    leaking('the length of a list', (view, names) => ({ ...view, turn: names.map(() => 0) })),
    leaking('a refusal that says more', (view, names) => ({
      ...view,
      then: {
        stripId: null,
        who: '',
        what: { key: names.some(name => /^Ghost/u.test(name)) ? 'refusal.hidden' : 'refusal.nothing-there' },
        dice: null
      }
    })),
    {
      name: 'the time of an act',
      viewFor: honest => honest,
      // A frame for every act, and not for every change of the view.
      send: (viewFor, viewer, ticks) =>
        ticks.map(states => (states.length === 0 ? null : (sendFrames(viewFor, viewer, [states])[0] ?? null)))
    }
  ]
}
