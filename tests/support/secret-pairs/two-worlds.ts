import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import type { Typed } from '@shared/core/engine/rule-system'
import { submitForced } from '@shared/core/engine/submit'
import type { Showing } from '@shared/ipc/player-screen'
import type { Eyes } from './eyes'
import type { Dice } from './loaded-dice'
import type { AnyGame } from './secret-game'

/** One act of a pair. `tape` holds its dice; the same fall in both worlds. */
export type Act =
  /** Of the game master, in the worlds named: in one of them alone only where the viewer may learn nothing of it. */
  | { readonly kind: 'command'; readonly on: On; readonly command: Typed; readonly isForced: boolean; readonly tape: readonly Faces[] }
  | { readonly kind: 'undo'; readonly on: On }
  /** Of a player, who proposes the nth offer; answered with this word. */
  | { readonly kind: 'propose'; readonly phone: number; readonly offer: number; readonly word: 'yes' | 'half' | 'no' }
  /** Of a phone: back after a loss, speaking for the nth that can be claimed, or a new one that comes late. */
  | { readonly kind: 'phone'; readonly phone: number; readonly does: 'again' | 'another' | 'late'; readonly nth: number }
  /** Of the game master, who shows this on the player screen, as the nth of those who look may see it. */
  | { readonly kind: 'show'; readonly eyes: number; readonly showing: Showing }
  | { readonly kind: 'ticks'; readonly count: number }
export type On = 'both' | 'one' | 'other'

export interface Outcome {
  readonly state: unknown
  readonly tape: readonly Faces[]
  readonly refusals: readonly string[]
  readonly asked: readonly DiceRequest[]
}

/** What a command would come to, its dice from the tape and, where there are dice, from there on by them; null where it is refused. */
export function outcomeOf(
  { system }: AnyGame,
  state: unknown,
  { command, isForced }: { readonly command: Typed; readonly isForced: boolean },
  tape: readonly Faces[],
  dice: Dice | null
): Outcome | null {
  const faces = [...tape]
  for (;;) {
    const result = submitForced(system, state, command, faces, isForced)
    if (result.kind === 'refused') return null
    if (result.kind === 'decided') return { state: result.state, tape: faces, refusals: result.overruled, asked: result.asked }
    if (dice === null) return null
    faces.push(dice(result.request))
  }
}

/** Whether an act may be taken in a pair of worlds, and what it comes to in each; null where somebody may come to see a difference. */
export function inBothWorlds(
  game: AnyGame,
  eyes: Eyes,
  states: readonly [unknown, unknown],
  act: Extract<Act, { kind: 'command' }>,
  dice: Dice | null
): readonly [Outcome | null, Outcome | null] | null {
  try {
    const first = act.on === 'other' ? null : outcomeOf(game, states[0], act, act.tape, dice)
    const second = act.on === 'one' ? null : outcomeOf(game, states[1], act, first?.tape ?? act.tape, act.on === 'both' ? null : dice)
    if ((act.on !== 'other' && first === null) || (act.on !== 'one' && second === null)) return null
    return eyes.isOneWorld(first?.state ?? states[0], second?.state ?? states[1]) ? [first, second] : null
  } catch {
    // Dice of one world that the other asks for differently.
    return null
  }
}
