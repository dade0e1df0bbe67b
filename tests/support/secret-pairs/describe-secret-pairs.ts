import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { chanceOf, type Chance } from '../chance'
import { explored, IS_EACH_TAKEN } from '../explored'
import { chooser } from './choose-acts'
import { Coverage } from './coverage'
import { Eyes } from './eyes'
import { playPair, smallest } from './play-pair'
import { isStrange, type AnyGame, type Draft, type SecretGame, type Watcher } from './secret-game'
import { outcomeOf } from './two-worlds'

/** Pairs of each game in a full run: 2,100 for the five. */
const PAIRS = 420
/** A full run goes on until every command has been carried out, for so many pairs at most. */
const MOST_PAIRS = 4 * PAIRS
/** In a part of the run, fewer commands than this share of all are left that were not carried out, in sight or out of it. */
const PART_MISSING = 1 / 2
const TABLE: Watcher = { kind: 'table' }
const A: Watcher = { kind: 'side', sideId: 'A' }
const B: Watcher = { kind: 'side', sideId: 'B' }
/** The table, a side by itself, and a side in front of the player screen of the table. */
const VIEWERS: readonly (readonly Watcher[])[] = [[TABLE], [A], [B], [A, TABLE], [TABLE], [B, TABLE]]

/**
 * Two worlds in the real host that differ only in what a viewer may not know: whatever is sent to the player screen in any of its modes and
 * to three phones, when, how often and how long, what they are offered and asked, and what the players' report and replay tell, is the same
 * to the byte. Every command of the game is carried out in front of the players, and in one world alone.
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

    it(`is the same in ${String(pairs)} pairs of worlds or more, whatever is done out of their sight`, async () => {
      const coverage = new Coverage(game)
      let sent = 0
      const lacking = (): readonly string[] => Object.values(coverage.missing).flat()
      const goesOn = (): boolean => IS_EACH_TAKEN && lacking().length > 0
      for (let seed = 1; seed <= pairs || (seed <= MOST_PAIRS && goesOn()); seed += 1) {
        const eyes = new Eyes(game, VIEWERS[seed % VIEWERS.length] ?? [TABLE])
        const chance = chanceOf(seed)
        const begins = beginnings(game, eyes, chance)
        const played = await playPair(game, eyes, begins, seed, chooser(game, eyes, coverage, chance, seed), coverage)
        if (played.difference !== null) {
          const least = await smallest(game, { viewers: eyes.viewers, begins, acts: played.acts }, seed)
          expect.fail(told(seed, { ...least, difference: least.difference ?? played.difference }))
        }
        sent += played.sent
      }
      expect(sent).toBeGreaterThan(0)
      expect(coverage.belied).toEqual([])
      if (IS_EACH_TAKEN) expect(lacking()).toEqual([])
      else for (const { length } of Object.values(coverage.missing)) expect(length).toBeLessThan(coverage.commands.length * PART_MISSING)
    })
  })
}

function told(seed: number, { viewers, acts, difference }: Omit<Awaited<ReturnType<typeof smallest>>, 'begins'>): string {
  return [
    `Seed ${String(seed)} is told apart by ${JSON.stringify(viewers)}:`,
    ...acts.map(act => `  ${JSON.stringify(act)}`),
    `one   …${difference?.[0] ?? ''}…`,
    `other …${difference?.[1] ?? ''}…`
  ].join('\n')
}

/**
 * Two setups with some units out of sight from the start; in the other world those that are strange to the viewer are others, and more, and
 * at times those in sight have something else aboard.
 */
export function beginnings(game: AnyGame, eyes: Eyes, chance: Chance): readonly [Typed, Typed] {
  const hidden = (draft: Draft): boolean => draft.isHidden === true
  for (;;) {
    const begin = game.randomSetup(chance)
    // Of three, mostly one; at times two, so that there is a whole battle out of sight.
    const few = chance.whole(1, 3) === 1 ? 2 : 1
    const one = game.withDrafts(game.system.initial, begin, drafts =>
      drafts.map(draft => (chance.whole(1, 3) <= few ? { ...draft, isHidden: true } : draft))
    )
    const isInward = chance.whole(1, 2) === 1
    const other = game.withDrafts(game.system.initial, one, (drafts, sideId) =>
      drafts.flatMap(draft => {
        if (!isStrange(eyes.first, sideId)) return [draft]
        if (!hidden(draft)) return [isInward ? (game.changedInside?.(chance, draft) ?? draft) : draft]
        const renamed = { ...draft, name: `Ghost ${String(chance.whole(1, 999))}` }
        return chance.whole(1, 2) === 1 ? [renamed] : [renamed, again(renamed, '-again')]
      })
    )
    const states = [one, other].map(command => outcomeOf(game, game.system.initial, { command, isForced: true }, [], null)?.state)
    if (states[0] !== undefined && states[1] !== undefined && eyes.isOneWorld(states[0], states[1])) return [one, other]
  }
}

/** The same unit once more, under ids of its own. */
function again<T>(value: T, more: string): T {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) => (key === 'id' && typeof one === 'string' ? `${one}${more}` : one)) as T
}
