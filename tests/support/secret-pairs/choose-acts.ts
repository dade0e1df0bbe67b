import type { Typed } from '@shared/core/engine/rule-system'
import type { Showing } from '@shared/ipc/player-screen'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import type { Chance } from '../chance'
import type { Coverage } from './coverage'
import type { Eyes } from './eyes'
import { loadedDice, type Dice } from './loaded-dice'
import type { Next } from './play-pair'
import type { AnyGame } from './secret-game'
import { inBothWorlds, outcomeOf, type Act, type On } from './two-worlds'

const ACTS = 36
/** The most acts by the book before them. */
const LEAD = 48
/** Commands that are thought of before one is chosen. */
const TRIES = { seen: 40, secret: 60, hidden: 6 } as const

/**
 * Acts at random: seen and unseen, of the game master and of the players, with ticks in between. Many pairs first go on by the book for a
 * while, so that there are acts at every stage of a battle.
 */
export function chooser(game: AnyGame, eyes: Eyes, coverage: Coverage, chance: Chance, seed: number): Next {
  const parts: Choice = { game, eyes, coverage, chance, dice: loadedDice(chance, seed) }
  let lead = chance.whole(0, 2) === 0 ? 0 : chance.whole(1, LEAD)
  let left = ACTS
  return (states, first) => {
    lead -= 1
    if (lead >= 0) return dutiful(parts, states) ?? seen(parts, states)
    left -= 1
    if (left < 0) return null
    if (owed(parts, states[0]) > 0 && chance.whole(1, 3) === 1) {
      const { missing } = coverage
      if (missing.secret.length > 0 && chance.whole(1, 2) === 1) return hidden(parts, states)
      if (missing.seen.length > 0) return seen(parts, states)
    }
    const kind = chance.whole(1, 26)
    if (kind <= 4) return { kind: 'ticks', count: chance.whole(1, 3) }
    if (kind === 5) return { kind: 'undo', on: chance.oneOf<On>(['both', 'one', 'other']) }
    if (kind === 6)
      return { kind: 'show', eyes: chance.whole(0, eyes.viewers.length - 1), showing: showing(first.canShow, coverage, chance) }
    if (kind <= 8) {
      const phone = chance.whole(1, 2)
      const count = first.offers(phone)
      if (count > 0) return { kind: 'propose', phone, offer: chance.whole(0, count - 1), word: chance.oneOf(['yes', 'yes', 'no']) }
    }
    if (kind >= 25)
      return {
        kind: 'phone',
        phone: chance.whole(0, Math.max(0, first.phones.length - 1)),
        does: chance.oneOf(['again', 'another', 'late']),
        nth: chance.whole(0, 9)
      }
    if (kind <= 15) return secret(parts, states) ?? { kind: 'ticks', count: 1 }
    if (kind <= 17) return hidden(parts, states)
    return (kind <= 20 ? dutiful(parts, states) : null) ?? seen(parts, states)
  }
}

/** Who chooses, and from what. */
interface Choice {
  readonly game: AnyGame
  readonly eyes: Eyes
  readonly coverage: Coverage
  readonly chance: Chance
  readonly dice: Dice
}
type States = readonly [unknown, unknown]
type CommandAct = Extract<Act, { kind: 'command' }>

const act = (on: On, command: Typed, isForced: boolean): CommandAct => ({ kind: 'command', on, command, isForced, tape: [] })

/** A mode of the player screen; of one part of the battle, mostly of one that is there. */
function showing(parts: readonly Showing[], { modes }: Coverage, chance: Chance): Showing {
  const kind = chance.oneOf(modes)
  const those = parts.filter(part => part.kind === kind)
  return those.length > 0 ? chance.oneOf(those) : ({ kind, side: 'nobody', strip: 'nobody' } as Showing)
}

/** What the book would have somebody do next: in both worlds, or in the one where somebody unseen is to act. */
function dutiful({ game, eyes, chance, dice }: Choice, states: States): Act | null {
  const ons = ['one', 'other'] as const
  for (const [i, on] of ons.entries()) {
    const command = orNull(() => game.nextCommand(chance, states[i]))
    if (command === null) continue
    for (const where of ['both', on] as const) {
      const one = act(where, command, false)
      const outcomes = inBothWorlds(game, eyes, states, one, dice)
      if (outcomes !== null && (where === 'both' || isUnasked(game, eyes, states[i], command, outcomes[i] ?? null))) return one
    }
  }
  return null
}

/** A command in both worlds, if possible of a type that has not been seen yet. */
function seen({ game, eyes, coverage, chance, dice }: Choice, states: States): Act {
  const isForced = chance.whole(1, 4) === 1
  const draw = (): Typed => {
    const command = game.randomCommand(chance, states[0])
    return game.withDrafts(states[0], command, drafts => drafts.map(one => (chance.whole(1, 2) === 1 ? { ...one, isHidden: true } : one)))
  }
  const { missing } = coverage
  for (let tries = 0; missing.seen.length > 0 && tries < TRIES.seen; tries += 1) {
    const command = draw()
    if (missing.seen.includes(command.type) && inBothWorlds(game, eyes, states, act('both', command, isForced), dice) !== null)
      return act('both', command, isForced)
  }
  return act('both', draw(), isForced)
}

/** An act of one world alone, of which nobody may learn, if possible of a type that has not been taken yet; null where none was found. */
function secret({ game, eyes, coverage, chance, dice }: Choice, states: States): Act | null {
  const on = chance.oneOf(['one', 'other'] as const)
  const state = on === 'one' ? states[0] : states[1]
  const alone = game.hiddenAlone(state, eyes.first)
  const { missing } = coverage
  let fallback: Act | null = null
  for (let tries = 0; tries < TRIES.secret; tries += 1) {
    const among = chance.whole(1, 4) > 1 ? alone : state
    const command = orNull(() => (chance.whole(1, 4) === 1 ? game.nextCommand(chance, among) : game.randomCommand(chance, among)))
    if (command === null || (fallback !== null && !missing.secret.includes(command.type))) continue
    const hidden = game.withDrafts(among, command, drafts => drafts.map(draft => ({ ...draft, isHidden: true })))
    const isForced = chance.whole(1, 2) === 1
    const outcome = orNull(() => outcomeOf(game, state, { command: hidden, isForced }, [], dice))
    if (outcome === null || outcome.state === state || !eyes.isOneWorld(state, outcome.state)) continue
    if (!isUnasked(game, eyes, state, hidden, outcome)) continue
    fallback = act(on, hidden, isForced)
    if (missing.secret.length === 0 || missing.secret.includes(command.type)) return fallback
  }
  return fallback
}

/** A unit put out of sight, or shown again; if possible one that owes something, so that it can be settled out of sight. */
function hidden({ game, eyes, chance, dice }: Choice, [state]: States): Act {
  const owed = (of: unknown): number =>
    (game.open(of, eyes.first) as { readonly obligations?: readonly unknown[] }).obligations?.length ?? 0
  for (let tries = owed(state) === 0 ? 0 : TRIES.hidden; tries > 0; tries -= 1) {
    const command = game.hiding(chance, state, true)
    const outcome = orNull(() => outcomeOf(game, state, { command, isForced: false }, [], dice))
    if (outcome !== null && owed(outcome.state) < owed(state)) return act('both', command, false)
  }
  return act('both', game.hiding(chance, state, chance.whole(0, 1) === 1), false)
}

/** How much is owed in front of the players. */
function owed({ game, eyes }: Choice, state: unknown): number {
  return (game.open(state, eyes.first) as { readonly obligations?: readonly unknown[] }).obligations?.length ?? 0
}

/** Whether no player is asked for dice, and so learns of an act whatever comes of it: what names somebody unseen asks nobody. */
function isUnasked({ system }: AnyGame, eyes: Eyes, state: unknown, command: Typed, outcome: ReturnType<typeof outcomeOf>): boolean {
  const { first } = eyes
  if (outcome === null || first.kind === 'table') return true
  const own = new Set(
    hostedSystem(system.id as SystemId)
      .station.claims(state, first.sideId)
      .map(({ id }) => id)
  )
  const isOwnAsked = outcome.asked.some(({ actor }) => actor !== null && own.has(actor))
  return !isOwnAsked || eyes.namesSecret(state, JSON.stringify(command))
}

/** Commands are drawn from what is there; null where nothing is. */
function orNull<T>(draw: () => T): T | null {
  try {
    return draw()
  } catch {
    return null
  }
}
