import type { Typed } from '@shared/core/engine/rule-system'
import type { SystemId } from '@shared/systems/index'
import { chanceOf } from '../chance'
import type { Coverage } from './coverage'
import { Eyes } from './eyes'
import { HostWorld, type TestTime } from './host-world'
import { loadedDice, type Dice } from './loaded-dice'
import type { AnyGame, Watcher } from './secret-game'
import { inBothWorlds, type Act } from './two-worlds'

/** How two worlds begin, and what happens in them. */
export interface Pair {
  readonly viewers: readonly Watcher[]
  readonly begins: readonly [Typed, Typed]
  readonly acts: readonly Act[]
}

interface Played {
  /** The acts that could be taken, with their dice. */
  readonly acts: readonly Act[]
  /** What was sent in the one world and in the other, where that differed first; null where it never did. */
  readonly difference: readonly [string, string] | null
  /** Texts that were compared. */
  readonly sent: number
}

/** What happens next: told from the states of both worlds, and from what was sent in the first. */
export type Next = (states: readonly [unknown, unknown], first: Pick<HostWorld, 'offers' | 'canShow' | 'phones'>) => Act | null

/** Plays two worlds side by side in the real host, and compares to the byte what the viewer is sent at every tick, and told at the end. */
export async function playPair(
  game: AnyGame,
  eyes: Eyes,
  begins: Pair['begins'],
  seed: number,
  next: Next,
  coverage?: Coverage
): Promise<Played> {
  const time: TestTime = { ms: 1_000_000 }
  const id = game.system.id as SystemId
  const one = await HostWorld.begin(id, eyes.viewers, time, begins[0])
  const other = await HostWorld.begin(id, eyes.viewers, time, begins[1])
  const worlds = [one, other] as const
  coverage?.noteBeginning(begins)
  const taken: Act[] = []
  let sent = 0
  const tick = async (): Promise<Played['difference']> => {
    time.ms += 200
    const [here, there] = [await one.tick(), await other.tick()].map(channels => channels.map(texts => JSON.stringify(texts)))
    sent += here?.length ?? 0
    const at = (here ?? []).findIndex((texts, channel) => texts !== there?.[channel])
    return at === -1 ? null : apart(here?.[at] ?? '', there?.[at] ?? '')
  }
  const take = async (act: Act, index: number): Promise<Played['difference']> => {
    const dice = loadedDice(chanceOf(seed * 1_000 + index), seed)
    const before = one.state
    const done = await takenIn(game, eyes, worlds, act, dice, tick)
    if (done.act !== null) {
      taken.push(done.act)
      coverage?.note(done.act, eyes, before)
    }
    return done.difference
  }
  try {
    if (!eyes.isOneWorld(one.state, other.state)) return { acts: [], difference: null, sent: 0 }
    let difference = await tick()
    for (let index = 0; difference === null; index += 1) {
      const act = next([one.state, other.state], one)
      if (act === null) break
      difference = await take(act, index)
    }
    difference ??= await tick()
    if (difference === null && one.told() !== other.told()) difference = apart(one.told(), other.told())
    return { acts: taken, difference, sent: sent + 2 }
  } finally {
    await one.close()
    await other.close()
  }
}

interface Done {
  /** Null where it was not to be taken. */
  readonly act: Act | null
  readonly difference: Played['difference']
}

async function takenIn(
  game: AnyGame,
  eyes: Eyes,
  [one, other]: readonly [HostWorld, HostWorld],
  act: Act,
  dice: Dice,
  tick: () => Promise<Played['difference']>
): Promise<Done> {
  const NOT = { act: null, difference: null }
  switch (act.kind) {
    case 'ticks': {
      for (let i = 0; i < act.count; i += 1) {
        const difference = await tick()
        if (difference !== null) return { act, difference }
      }
      return { act, difference: null }
    }
    case 'command': {
      const outcomes = inBothWorlds(game, eyes, [one.state, other.state], act, dice)
      if (outcomes === null) return NOT
      const [here, there] = outcomes
      const done: Act = { ...act, tape: here?.tape ?? there?.tape ?? [] }
      // While the dice of a visible act are due, everybody may see who is asked; those of a hidden one ask nobody.
      for (const [world, outcome] of [[one, here] as const, [other, there] as const])
        if (outcome !== null) await world.ask({ command: act.command, tape: outcome.tape, refusals: outcome.refusals })
      const difference = done.tape.length > 0 ? await tick() : null
      for (const [world, outcome] of [[one, here] as const, [other, there] as const]) if (outcome !== null) await world.roll(outcome.tape)
      return { act: done, difference }
    }
    case 'undo': {
      const here = act.on === 'other' ? one.state : one.beforeLast
      const there = act.on === 'one' ? other.state : other.beforeLast
      // A phone is told that its act was undone: in both worlds or in neither.
      if ((act.on !== 'other' && one.isLastOfPhone) !== (act.on !== 'one' && other.isLastOfPhone)) return NOT
      if (here === null || there === null || !eyes.isOneWorld(here, there)) return NOT
      if (act.on !== 'other') await one.undo()
      if (act.on !== 'one') await other.undo()
      return { act, difference: null }
    }
    case 'show':
      for (const world of [one, other]) await world.show(act.eyes, act.showing)
      return { act, difference: await tick() }
    case 'phone':
      for (const world of [one, other]) await world.moves(act)
      return { act, difference: await tick() }
    case 'propose': {
      await one.propose(act.phone, act.offer)
      await other.propose(act.phone, act.offer)
      const difference = await tick()
      const [mine, its] = [one.proposed, other.proposed]
      if (difference !== null || mine === null || its === null) return { act, difference }
      const command = { kind: 'command', on: 'both', command: mine.command, isForced: true, tape: [] } as const
      const outcomes = act.word === 'yes' ? inBothWorlds(game, eyes, [one.state, other.state], command, dice) : null
      const word = outcomes === null ? 'no' : 'yes'
      await one.answer(mine.id, word)
      await other.answer(its.id, word)
      const asked = await tick()
      if (asked !== null || outcomes === null) return { act, difference: asked }
      await one.roll(outcomes[0]?.tape ?? [])
      await other.roll(outcomes[1]?.tape ?? [])
      return { act, difference: await tick() }
    }
  }
}

/** The same pair with as few acts as still tell the worlds apart. */
export async function smallest(game: AnyGame, pair: Pair, seed: number): Promise<Pair & { readonly difference: Played['difference'] }> {
  const fails = async (acts: readonly Act[]): Promise<Played> => {
    const left = [...acts]
    return playPair(game, new Eyes(game, pair.viewers), pair.begins, seed, () => left.shift() ?? null)
  }
  let best = await fails(pair.acts)
  if (best.difference === null) return { ...pair, difference: null }
  for (let size = Math.ceil(best.acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.acts.length;) {
      const tried = await fails([...best.acts.slice(0, from), ...best.acts.slice(from + size)])
      if (tried.difference === null || tried.acts.length >= best.acts.length) from += size
      else best = tried
    }
  }
  return { ...pair, acts: best.acts, difference: best.difference }
}

/** Two texts, from shortly before they first differ. */
function apart(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1
  const from = Math.max(0, at - 200)
  return [one.slice(from, at + 200), other.slice(from, at + 200)]
}
