import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { chanceOf, type Chance } from '../chance'
import { explored } from '../explored'
import { playPair, smallest, type Next } from './play-pair'
import { isStrange, type AnyGame, type Draft, type SecretGame, type Watcher } from './secret-game'
import { isOneWorld, outcomeOf, type Act, type On, type Outcome } from './two-worlds'

/** Pairs of each game in a full run: 2,100 for the five. */
const PAIRS = 420
const ACTS = 40
const VIEWERS: readonly Watcher[] = [{ kind: 'table' }, { kind: 'side', sideId: 'A' }, { kind: 'side', sideId: 'B' }]

/**
 * Two worlds in the real host that differ only in what a viewer may not know: whatever is sent to the player screen and to three phones,
 * when, how often and how long, what they are offered and asked, and what the players' report and replay tell, is the same to the byte.
 */
export function describeSecretPairs<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  of: SecretGame<State, Command, Event, Refusal>
): void {
  const game = of as unknown as AnyGame
  const pairs = explored(PAIRS)
  describe(`what players are sent of ${String(game.system.id)} by the host`, () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it(`is the same in ${String(pairs)} pairs of worlds, whatever is done out of their sight`, async () => {
      const commands = new Set<string>()
      let [sent, secret] = [0, 0]
      for (let seed = 1; seed <= pairs; seed += 1) {
        const viewer = VIEWERS[seed % VIEWERS.length] ?? { kind: 'table' }
        const chance = chanceOf(seed)
        const begins = beginnings(game, viewer, chance)
        const played = await playPair(game, viewer, begins, seed, chooser(game, viewer, chance))
        if (played.difference !== null) {
          const least = await smallest(game, { viewer, begins, acts: played.acts }, seed)
          expect.fail(told(seed, { ...least, difference: least.difference ?? played.difference }))
        }
        for (const act of played.acts) if (act.kind === 'command') commands.add(act.command.type)
        secret += played.acts.filter(act => 'on' in act && act.on !== 'both').length
        sent += played.sent
      }
      expect(Math.min(sent, secret, commands.size)).toBeGreaterThan(0)
    })
  })
}

function told(seed: number, { viewer, acts, difference }: Omit<Awaited<ReturnType<typeof smallest>>, 'begins'>): string {
  return [
    `Seed ${String(seed)} is told apart by ${JSON.stringify(viewer)}:`,
    ...acts.map(act => `  ${JSON.stringify(act)}`),
    `one   …${difference?.[0] ?? ''}…`,
    `other …${difference?.[1] ?? ''}…`
  ].join('\n')
}

/** Two setups with some units out of sight from the start; in the other world those that are strange to the viewer are others, and more. */
export function beginnings(game: AnyGame, viewer: Watcher, chance: Chance): readonly [Typed, Typed] {
  const hidden = (draft: Draft): boolean => draft.isHidden === true
  for (;;) {
    const begin = game.randomSetup(chance)
    const one = game.withDrafts(game.system.initial, begin, drafts =>
      drafts.map(draft => (chance.whole(1, 3) === 1 ? { ...draft, isHidden: true } : draft))
    )
    const other = game.withDrafts(game.system.initial, one, (drafts, sideId) =>
      drafts.flatMap(draft => {
        if (!hidden(draft) || !isStrange(viewer, sideId)) return [draft]
        const renamed = { ...draft, name: `Ghost ${String(chance.whole(1, 999))}` }
        return chance.whole(1, 2) === 1 ? [renamed] : [renamed, again(renamed, '-again')]
      })
    )
    const states = [one, other].map(command => outcomeOf(game, game.system.initial, { command, isForced: true }, [], chance)?.state)
    if (states[0] !== undefined && states[1] !== undefined && isOneWorld(game, viewer, states[0], states[1])) return [one, other]
  }
}

/** The same unit once more, under ids of its own. */
function again<T>(value: T, more: string): T {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) => (key === 'id' && typeof one === 'string' ? `${one}${more}` : one)) as T
}

/** Acts at random: seen and unseen, of the game master and of the players, with ticks in between. */
function chooser(game: AnyGame, viewer: Watcher, chance: Chance): Next {
  let left = ACTS
  return (states, offers) => {
    left -= 1
    if (left < 0) return null
    const kind = chance.whole(1, 20)
    if (kind <= 4) return { kind: 'ticks', count: chance.whole(1, 3) }
    if (kind === 5) return { kind: 'undo', on: chance.oneOf<On>(['both', 'one', 'other']) }
    if (kind <= 7) {
      const phone = chance.whole(1, 2)
      const count = offers(phone)
      if (count > 0) return { kind: 'propose', phone, offer: chance.whole(0, count - 1), word: chance.oneOf(['yes', 'yes', 'no']) }
    }
    if (kind <= 13) return secretAct(game, viewer, states, chance) ?? { kind: 'ticks', count: 1 }
    if (kind === 14) return act('both', game.hiding(chance, states[0], chance.whole(0, 1) === 1), false)
    return act('both', visibleCommand(game, states[0], chance), chance.whole(1, 4) === 1)
  }
}

const act = (on: On, command: Typed, isForced: boolean): Act => ({ kind: 'command', on, command, isForced, tape: [] })

function visibleCommand(game: AnyGame, state: unknown, chance: Chance): Typed {
  const dutiful = chance.whole(1, 2) === 1 ? game.nextCommand(chance, state) : null
  const command = dutiful ?? game.randomCommand(chance, state)
  return game.withDrafts(state, command, drafts => drafts.map(draft => (chance.whole(1, 2) === 1 ? { ...draft, isHidden: true } : draft)))
}

/** An act of one world alone, of which the viewer may not learn; null where none was found. */
function secretAct(game: AnyGame, viewer: Watcher, states: readonly [unknown, unknown], chance: Chance): Act | null {
  const on = chance.oneOf(['one', 'other'] as const)
  const state = on === 'one' ? states[0] : states[1]
  for (let tries = 0; tries < 30; tries += 1) {
    const isAlone = chance.whole(1, 4) > 1
    const command = secretCommand(game, isAlone ? game.hiddenAlone(state, viewer) : state, chance)
    if (command === null) continue
    const isForced = chance.whole(1, 2) === 1
    const outcome = outcomeIn(game, state, command, isForced, chance)
    if (outcome === null || outcome.state === state || !isOneWorld(game, viewer, state, outcome.state)) continue
    // A player who is asked for dice learns of the act, whatever comes of it.
    if (isAlone || outcome.tape.length === 0) return act(on, command, isForced)
  }
  return null
}

function outcomeIn(game: AnyGame, state: unknown, command: Typed, isForced: boolean, chance: Chance): Outcome | null {
  try {
    return outcomeOf(game, state, { command, isForced }, [], chance)
  } catch {
    return null
  }
}

function secretCommand(game: AnyGame, among: unknown, chance: Chance): Typed | null {
  try {
    const command = game.randomCommand(chance, among)
    return game.withDrafts(among, command, drafts => drafts.map(draft => ({ ...draft, isHidden: true })))
  } catch {
    // Nothing hidden is there to act.
    return null
  }
}
