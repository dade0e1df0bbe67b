import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { problemOfState } from '@shared/exchange/problem-of-state'
import { stateFormatOf } from '@shared/core/engine/restoring'
import { present } from '@shared/kernel/present'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { chanceOf, type Chance } from '../support/chance'
import { randomCommand as randomDystopian } from '../support/dystopian-wars/random-battle'
import { explored } from '../support/explored'
import { randomCommand as randomFirestorm } from '../support/firestorm-armada/random-battle'
import { goldenMoments } from '../support/golden-moments'
import { randomCommand as randomPetit } from '../support/petit-wargame/random-battle'
import { playerOf } from '../support/play-with-chance'
import { randomCommand as randomStarfinder } from '../support/random-battle'
import { randomCommand as randomXwing } from '../support/xwing/random-battle'

/** For each system. */
const TRIES = explored(1_500)
const COMMANDS = 8

type AnyCommand = (chance: Chance, state: unknown) => Typed
const anyCommand = (random: unknown): AnyCommand => random as AnyCommand
const RANDOM: Readonly<Partial<Record<SystemId, AnyCommand>>> = {
  'starfinder-armada': anyCommand(randomStarfinder),
  'firestorm-armada': anyCommand(randomFirestorm),
  'dystopian-wars': anyCommand(randomDystopian),
  xwing: anyCommand(randomXwing),
  'petit-wargame': anyCommand(randomPetit)
}
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  {},
  [],
  '',
  'nobody',
  'constructor',
  '__proto__',
  '\ud800',
  -1,
  0,
  0.5,
  9_999,
  1e9,
  1e308
]

/** A sheet can say anything that its schema allows: what is accepted must be playable, and everything else is refused. */
describe.each(SYSTEM_IDS)('a forged sheet of %s', id => {
  const system = hostedSystem(id)
  const moments = goldenMoments(id, 12)

  it('is taken where nothing in it was forged', () => {
    expect(
      moments
        .slice(0, 10)
        .map(state => problemOfState(system, stateFormatOf(system.rules), state))
        .filter(problem => problem !== null)
    ).toEqual([])
  })

  it('is refused where a name is not as it would have been typed', () => {
    const named = moments
      .slice(0, 3)
      .flatMap(state => placesIn(state).flatMap(place => (isNameOfThing(state, place) ? [[state, place] as const] : [])))
    expect(named.length).toBeGreaterThan(2)
    for (const [state, place] of named)
      for (const name of ['', ' Kestrel', 'Kestrel\n', '\u202eKestrel', 'Kes\u0000trel', 'x'.repeat(81)])
        expect(
          problemOfState(system, stateFormatOf(system.rules), withValue(state, place, name)),
          `${place.join('.')} ${JSON.stringify(name)}`
        ).toMatch(/^state/u)
  })

  it('is refused, or begins a battle that is shown, told and played on without a fault', () => {
    const chance = chanceOf(21)
    let taken = 0
    for (let count = 0; count < TRIES; count += 1) {
      const { state, what } = forged(chance, chance.oneOf([...moments]))
      if (problemOfState(system, stateFormatOf(system.rules), state) !== null) continue
      taken += 1
      expect(() => playedOn(id, chance, state), what).not.toThrow()
    }
    expect(taken).toBeGreaterThan(TRIES / 50)
    expect(taken).toBeLessThan(TRIES)
  })
})

/** Commands of every kind, overruling what can be overruled; after each, all that is shown of the battle. */
function playedOn(id: SystemId, chance: Chance, from: unknown): void {
  const { rules, momentOf } = hostedSystem(id)
  const play = playerOf(rules)
  let state = from
  for (let seq = 2; seq < COMMANDS + 2; seq += 1) {
    const command = present(RANDOM[id], id)(chance, state)
    rules.describeCommand(state, command)
    const played = play(chance, state, command, seq, chance.whole(1, 3) === 1)
    if (played.kind === 'refused') continue
    for (const event of played.entry.events) {
      rules.describe(state, event)
      state = rules.evolve(state, event)
    }
    rules.obligations(state)
    momentOf(state)
    for (const viewer of [{ kind: 'gm' }, { kind: 'table' }, { kind: 'side', sideId: 'B' }] as const) rules.viewFor(state, viewer)
  }
}

/** A state with one value replaced by a hostile one, or by one from elsewhere in the same state. */
function forged(chance: Chance, state: unknown): { readonly state: unknown; readonly what: string } {
  const places = placesIn(state)
  const place = chance.oneOf([...places])
  const value = chance.whole(1, 3) === 1 ? chance.oneOf([...HOSTILE]) : at(state, chance.oneOf([...places]))
  return { state: withValue(state, place, value), what: `${place.join('.')} = ${JSON.stringify(value).slice(0, 80)}` }
}

type Place = readonly string[]

function isNameOfThing(state: unknown, place: Place): boolean {
  const thing = at(state, place.slice(0, -1))
  return place.at(-1) === 'name' && typeof thing === 'object' && thing !== null && 'id' in thing
}

function placesIn(json: unknown, path: Place = []): readonly Place[] {
  const inner = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return [...(path.length === 0 ? [] : [path]), ...inner.flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

function at(json: unknown, place: Place): unknown {
  return place.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], json)
}

function withValue(json: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(json)) return json.map((part: unknown, index) => (String(index) === key ? withValue(part, rest, value) : part))
  const fields = json as Readonly<Record<string, unknown>>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
