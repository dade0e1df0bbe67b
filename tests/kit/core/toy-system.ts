import { roll, rollOne, type Rule } from '@shared/core/dice/rule'
import { eventsOf, type EventTable } from '@shared/core/engine/event-table'
import type { RuleSystem } from '@shared/core/engine/rule-system'
import { asNamed } from '@kit/core/names'
import { aView } from '@kit/core/view'

/** Two boats that shoot at each other: the smallest system that rolls, refuses and remembers. Used by tests only. */
export interface ToyState {
  readonly hull: { readonly red: number; readonly blue: number }
  readonly fired: readonly Boat[]
}

type Boat = 'red' | 'blue'
type ToyCommand = { readonly type: 'fire'; readonly by: Boat; readonly shots: number } | { readonly type: 'reload' }
type ToyRefusal = 'already-fired' | 'too-many-shots' | 'sunk'
export type ToyEvent =
  | { readonly type: 'fired'; readonly by: Boat }
  | { readonly type: 'hullLost'; readonly boat: Boat; readonly points: number }
  | { readonly type: 'reloaded' }

export const TOY_START: ToyState = { hull: { red: 6, blue: 6 }, fired: [] }

const TOY_EVENTS: EventTable<ToyState, ToyEvent> = {
  fired: {
    evolve: (state, event) => ({ ...state, fired: [...state.fired, event.by] }),
    describe: (_state, event, say) => say({ by: event.by })
  },
  hullLost: {
    evolve: (state, event) => ({ ...state, hull: { ...state.hull, [event.boat]: Math.max(0, state.hull[event.boat] - event.points) } }),
    describe: (_state, event, say) => say({ boat: event.boat, points: event.points })
  },
  reloaded: {
    evolve: state => ({ ...state, fired: [] }),
    describe: (_state, _event, say) => say({})
  }
}

export const toySystem: RuleSystem<ToyState, ToyCommand, ToyEvent, ToyRefusal> = {
  id: 'toy',
  rulesVersion: 1,
  ...asNamed,
  initial: TOY_START,
  rulings: [],
  check(state, command, overruled = []) {
    if (command.type === 'reload') return null
    if (state.fired.includes(command.by) && !overruled.includes('already-fired')) return 'already-fired'
    if (command.shots > 3 && !overruled.includes('too-many-shots')) return 'too-many-shots'
    return state.hull[command.by] <= 0 ? 'sunk' : null
  },
  canForce: refusal => refusal !== 'sunk',
  *decide(_state, command): Rule<readonly ToyEvent[]> {
    if (command.type === 'reload') return [{ type: 'reloaded' }]
    const boat = command.by === 'red' ? 'blue' : 'red'
    const hits = (yield* roll('toy.roll.hit', 'd6', command.shots, command.by)).filter(face => face >= 4).length
    if (hits === 0) return [{ type: 'fired', by: command.by }]
    const points = hits + (yield* rollOne('toy.roll.damage', 'd4', command.by))
    return [
      { type: 'fired', by: command.by },
      { type: 'hullLost', boat, points }
    ]
  },
  ...eventsOf('toy', TOY_EVENTS),
  obligations: () => [],
  viewFor: () => aView(),
  describeCommand: (_state, command) => ({ key: `toy.command.${command.type}` })
}
