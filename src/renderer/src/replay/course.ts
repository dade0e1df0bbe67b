import type { Message } from '@shared/core/engine/message'
import { isTheSame } from '@shared/core/view/pairs'
import type { StripView, TableView, UnitView } from '@shared/core/view/table-view'
import type { Replay, ReplayFrame } from '@shared/replay/replay'

/** A round of the battle, as wide in time as it has frames. */
interface ReplayRound {
  readonly word: Message
  readonly number: number
  /** Index of its first frame, and how many it has. */
  readonly first: number
  readonly count: number
}

/** A ship, squadron or fleet that one can follow. Views hold no ids: it is known by its side and its name. */
export interface Followed {
  readonly marker: number
  readonly name: string
}

/** Where in a replay something happens. Indices are those of its frames. */
export interface Course {
  readonly rounds: readonly ReplayRound[]
  /** Frames in which shields or hull fall. */
  readonly strikes: ReadonlySet<number>
  /** The first strike of each volley. */
  readonly volleys: readonly number[]
  readonly ships: readonly Followed[]
}

export function courseOf({ frames }: Replay): Course {
  const strikes = frames.flatMap((frame, i) => (i > 0 && isStrike(frames[i - 1], frame) ? [i] : []))
  const ships = new Map<string, Followed>()
  for (const { view } of frames)
    for (const side of view.sides)
      for (const { name } of side.strips) ships.set(`${String(side.marker)} ${name}`, { marker: side.marker, name })
  return {
    rounds: roundsOf(frames),
    strikes: new Set(strikes),
    volleys: strikes.filter((strike, i) => !isOneVolley(frames[strikes[i - 1] ?? -1], frames[strike])),
    ships: [...ships.values()].sort((a, b) => a.marker - b.marker)
  }
}

function roundsOf(frames: readonly ReplayFrame[]): readonly ReplayRound[] {
  const rounds: ReplayRound[] = []
  for (const [first, { view }] of frames.entries()) {
    const last = rounds.at(-1)
    if (last === undefined || last.number !== view.round.number) rounds.push({ ...view.round, first, count: 1 })
    else rounds[rounds.length - 1] = { ...last, count: last.count + 1 }
  }
  return rounds
}

/** Blows of one volley fall in one step of one round, while the same side acts. */
function isOneVolley(one: ReplayFrame | undefined, other: ReplayFrame | undefined): boolean {
  const step = (frame: ReplayFrame | undefined): unknown =>
    frame === undefined ? null : [frame.view.round.number, frame.view.heading, frame.view.turn]
  return isTheSame(step(one), step(other))
}

function isStrike(before: ReplayFrame | undefined, { view }: ReplayFrame): boolean {
  const was = new Map(unitsOf(before?.view).map(([place, unit]) => [place, unit]))
  return unitsOf(view).some(([place, unit]) =>
    unit.gauges.some(gauge => {
      const old = was.get(place)?.gauges.find(one => one.kind === gauge.kind)
      return old !== undefined && levelOf(gauge) < levelOf(old)
    })
  )
}

/** What will be left once the damage on the way has struck; quarters where the figures are not known. */
const levelOf = ({ figures, quarters }: UnitView['gauges'][number]): number =>
  figures === null ? quarters : (figures.coming ?? figures.value)

function unitsOf(view: TableView | undefined): readonly (readonly [place: string, UnitView])[] {
  return (view?.sides ?? []).flatMap(side =>
    side.strips.flatMap(strip =>
      [strip, ...strip.parts].map((unit, i) => [`${String(side.marker)} ${strip.name} ${String(i)}`, unit] as const)
    )
  )
}

/** The strip of what is followed; undefined while it is not in view. */
function stripOf(view: TableView, { marker, name }: Followed): StripView | undefined {
  return view.sides.find(side => side.marker === marker)?.strips.find(strip => strip.name === name)
}

/** Frames in which it acts, is aimed at, or changes. */
export function framesOf({ frames }: Replay, ship: Followed): readonly number[] {
  return frames.flatMap(({ view }, i) => {
    const [strip, before] = [stripOf(view, ship), frames[i - 1]]
    const was = before === undefined ? undefined : stripOf(before.view, ship)
    return i > 0 && !isTheSame(strip, was) ? [i] : []
  })
}
