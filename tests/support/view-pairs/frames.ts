import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { Feed } from '@shared/core/view/feed'
import type { TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { chanceOf, type Chance } from '../chance'
import { playerOf } from '../play-with-chance'
import type { Twins } from './twins'

export interface Paired<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly system: RuleSystem<State, Command, Event, Refusal>
  readonly twins: Twins<State>
  readonly randomSetup: (chance: Chance) => Command
  readonly randomCommand: (chance: Chance, state: State) => Command
  readonly nextCommand: (chance: Chance, state: State) => Command | null
}

const COMMANDS = 40
/** Up to this many states fall within one tick, and none within some. */
const TICK_STATES = 3
/** A sign of life comes with every so many ticks. */
const BEAT_TICKS = 10

/** The frames sent to a viewer: at each tick, any change since the last. */
export type SendFrames<State> = (
  viewFor: (state: State, viewer: Viewer) => TableView,
  viewer: Viewer,
  ticks: readonly (readonly State[])[]
) => readonly (string | null)[]

export const sendFrames = <State>(
  viewFor: (state: State, viewer: Viewer) => TableView,
  viewer: Viewer,
  [first = [], ...later]: readonly (readonly State[])[]
): readonly (string | null)[] => {
  const [begun, ...rest] = first
  if (begun === undefined) return []
  const feed = new Feed<State>(viewFor, viewer, begun)
  return [rest, ...later].map((states, i) => {
    for (const state of states) feed.follow(state)
    return feed.tick(i % BEAT_TICKS === 0)
  })
}

/** The states of one random battle, some of its units hidden, tick by tick. */
export function ticksOf<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  { system, twins, randomSetup, randomCommand, nextCommand }: Paired<State, Command, Event, Refusal>,
  seed: number
): readonly (readonly State[])[] {
  const chance = chanceOf(seed)
  const play = playerOf(system)
  const states: State[] = []
  let state = system.initial
  for (let step = 0; step < COMMANDS; step += 1) {
    const dutiful = step > 0 && chance.whole(1, 3) > 1 ? nextCommand(chance, state) : null
    const played = play(
      chance,
      state,
      step === 0 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state)),
      step + 1,
      chance.whole(1, 6) === 1
    )
    if (played.kind === 'refused') continue
    state = played.state
    states.push(twins.hide(state, seed))
  }
  const ticks: State[][] = [states.splice(0, 1)]
  while (states.length > 0) ticks.push(states.splice(0, chance.whole(0, TICK_STATES)))
  return ticks
}

/** The other world: the same ticks, all that is hidden changed in each state, and now and then one more act that changes only that. */
export function twinTicks<State>(
  twins: Twins<State>,
  ticks: readonly (readonly State[])[],
  viewer: Viewer,
  seed: number
): readonly (readonly State[])[] {
  const chance = chanceOf(seed)
  let last: State | undefined
  return ticks.map(states => {
    const idle = last === undefined || chance.whole(0, 1) === 0 ? [] : [twins.twin(last, viewer, chance)]
    last = states.at(-1) ?? last
    return [...idle, ...states.map(state => twins.twin(state, viewer, chance))]
  })
}

export function viewersOf<State>(twins: Twins<State>, state: State): readonly Viewer[] {
  const [first = 'A', second = 'B'] = [...new Set(twins.sidesOf(state))]
  return [
    { kind: 'table' },
    { kind: 'side', sideId: first },
    { kind: 'side', sideId: second },
    { kind: 'station', sideId: first, ownIds: [] }
  ]
}
