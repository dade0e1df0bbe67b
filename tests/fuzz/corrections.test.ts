import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { present } from '@shared/kernel/present'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { anyCorrection, nameOf, placesOf, type Place } from '../support/any-game/any-correction'
import { FUZZED_GAMES } from '../support/any-game/fuzzed-games'
import { lookAt, lookAtEvents } from '../support/any-game/looked-at'
import { chanceOf, type Chance } from '../support/chance'
import { explored } from '../support/explored'
import { playerOf } from '../support/play-with-chance'

/** For each game. */
const BATTLES = 60
const COMMANDS = 120
/** What is played after a correction that is then forgotten. */
const AFTERWARDS = 8
/** One correction in this many stays, and the battle goes on from it. */
const KEPT = 4

/** The game master may correct anything at any step: whatever is done, shown, told or offered afterwards comes to an end. */
describe.each(SYSTEM_IDS)('any correction at any step of %s', id => {
  const least = explored(BATTLES)
  it(`leaves a battle that can be played, shown and told, in ${String(least)} battles and more, until everything has been corrected`, () => {
    const made = new Set<string>()
    const turns = new Map<string, number>()
    const missing = (): readonly string[] =>
      placesOf(id)
        .map(nameOf)
        .filter(name => !made.has(name))
    for (let seed = 1; seed <= BATTLES && (seed <= least || missing().length > 0); seed += 1) correctAnything(id, seed, made, turns)
    expect(missing()).toEqual([])
  })
})

/**
 * One battle, corrected after each of its acts: in every step each place in its turn, or one that could not be corrected before and now
 * can. `made` gains what could, `turns` count the corrections tried in each step.
 */
function correctAnything(id: SystemId, seed: number, made: Set<string>, turns: Map<string, number>): void {
  const system = hostedSystem(id)
  const game = FUZZED_GAMES[id]
  const places = placesOf(id)
  const chance = chanceOf(seed)
  let state = system.rules.initial
  const correctionOf = (place: Place): Typed => anyCorrection(chance, id, state as object, place)
  const inTurn = (step: string): { readonly place: Place; readonly correction: Typed } => {
    const turn = turns.get(step) ?? 0
    turns.set(step, turn + 1)
    const place = present(places[turn % places.length], step)
    return { place, correction: correctionOf(place) }
  }
  for (let count = 0; count < COMMANDS; count += 1) {
    const command = count === 0 ? game.randomSetup(chance) : nextStep(chance, id, state)
    const done = act(id, chance, state, command, `seed ${String(seed)}, act ${String(count)}`)
    state = done ?? state
    if (count === 0) continue
    const step = game.stepOf(state)
    // Some can seldom be made: they come first where they can.
    const rare = places.filter(one => !made.has(nameOf(one))).map(place => ({ place, correction: correctionOf(place) }))
    const { place, correction } = rare.find(one => system.rules.check(state, one.correction) === null) ?? inTurn(step)
    const where = `seed ${String(seed)}, act ${String(count)}, in ${step}`
    const corrected = act(id, chance, state, correction, where)
    if (corrected === null) continue
    made.add(nameOf(place))
    if (chance.whole(1, KEPT) === 1) {
      state = corrected
      continue
    }
    let after = corrected
    for (let follow = 0; follow < AFTERWARDS; follow += 1)
      after = act(id, chance, after, nextStep(chance, id, after), `${where}, after ${JSON.stringify(correction)}`) ?? after
  }
}

function nextStep(chance: Chance, id: SystemId, state: unknown): Typed {
  const { nextCommand, randomCommand } = FUZZED_GAMES[id]
  return (chance.whole(1, 3) > 1 ? nextCommand(chance, state) : null) ?? randomCommand(chance, state)
}

/** The battle after a command, shown and told; null if it is refused. Refusals that can be overruled are, now and then. */
function act(id: SystemId, chance: Chance, before: unknown, command: Typed, where: string): unknown {
  const system = hostedSystem(id)
  try {
    const played = playerOf(system.rules)(chance, before, command, 1, chance.whole(1, 8) === 1)
    if (played.kind === 'refused') return null
    FUZZED_GAMES[id].askChances?.(before, command)
    lookAtEvents(system, before, command, played.entry.events)
    lookAt(system, FUZZED_GAMES[id], played.state)
    return played.state
  } catch (error) {
    throw new Error(`${where}: ${JSON.stringify(command)}`, { cause: error })
  }
}
