import type { Locale } from '../../kernel/locale'
import type { Faces } from '../dice/rule'
import type { Typed } from '../engine/rule-system'

/** One act of a first battle, as the lesson does it. */
interface LessonAct<State, Command extends Typed> {
  /** The command, from the battle as it stands. Throws where the battle has nobody left to do it. */
  command(this: void, state: State): Command
  /** The faces suggested for its rolls, in order. A roll that is not named is rolled. */
  readonly faces?: readonly Faces[]
}

/** One step that waits for an act of the learner. */
export interface LessonStep<State, Command extends Typed> extends LessonAct<State, Command> {
  /** Any command of this type will do: it is the learner's battle. */
  readonly type: Command['type']
  /** How many such acts it takes, where several come in a row and a screen gives them with one press; 1 if absent. */
  readonly times?: number
  /** Names its words: `<prefix>Lesson.<id>`, with `title`, `what` and `why`. */
  readonly id: string
}

/** A part of a first battle: a battle of its own. */
export interface LessonPart<State, Command extends Typed, R> {
  /** The rosters of its two sides, with new ids. Languages differ only in names. */
  rosters(this: void, newId: () => string, locale: Locale): readonly [R, R]
  /** Acts already carried out when the learner takes over, up to the first decision. All their dice are given. */
  readonly before: readonly LessonAct<State, Command>[]
  readonly steps: readonly LessonStep<State, Command>[]
}

/** The first battle of a game: one ship or fleet against one, and what comes after that. */
export type Lesson<State, Command extends Typed, R> = readonly [
  LessonPart<State, Command, R>,
  ...(readonly LessonPart<State, Command, R>[])
]

/**
 * How many steps of a part are done, from the types of the commands in force since its battle began, the first one included. A step is done
 * by the first acts of its type after the step before; all other acts count for nothing.
 */
export function stepsDone(
  { before, steps }: { readonly before: { readonly length: number }; readonly steps: readonly (Typed & { readonly times?: number })[] },
  typesInForce: readonly string[]
): number {
  const acts = steps.flatMap(({ type, times = 1 }, step) => Array.from({ length: times }, () => ({ type, step })))
  let done = 0
  for (const type of typesInForce.slice(1 + before.length)) if (acts[done]?.type === type) done += 1
  return acts[done]?.step ?? steps.length
}
