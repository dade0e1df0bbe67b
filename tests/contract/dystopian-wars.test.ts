import { describe, expect, it } from 'vitest'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { jsonProblem } from '@shared/core/engine/json-problem'
import { SIDES } from '@shared/core/dice/rule'
import { submit } from '@shared/core/engine/submit'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { PART_NAMES } from '@shared/systems/dystopian-wars/derive/part'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { REQUIREMENTS } from '@shared/systems/dystopian-wars/requirements'
import { RULINGS } from '@shared/systems/dystopian-wars/rulings'
import { fireDice } from '@shared/systems/dystopian-wars/derive/attack-dice'
import { chanceOf } from '../support/chance'
import { playWithChance } from '../support/dystopian-wars/play'
import { forcesFor, randomCommand, randomSetup, setupOf } from '../support/dystopian-wars/random-battle'
import { nextCommand } from '../support/dystopian-wars/whole-battle'
import { CODE, isTest } from '../tidy/repository'

/** What the list of systems asks of those in the app, asked of one that no panel shows yet. */
describe('the system dystopian-wars', () => {
  const begun = submit(dystopianWars, dystopianWars.initial, setupOf({}), [])

  it('begins a battle of its sample forces without dice, in a state that a save gives back unchanged', () => {
    expect(dystopianWars.id).toBe('dystopian-wars')
    expect([begun.kind, jsonProblem(dystopianWars.initial), forcesFor().length]).toEqual(['decided', null, 2])
    if (begun.kind !== 'decided') return
    expect(jsonProblem(begun.state)).toBeNull()
    expect(jsonProblem(dystopianWars.viewFor(begun.state, { kind: 'gm' }))).toBeNull()
    expect(submit(dystopianWars, begun.state, setupOf({}), [])).toEqual({ kind: 'refused', refusal: 'already-begun', canForce: false })
  })

  it('is tested in each reading of each ruling, and in no other', () => {
    const tests = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/dystopian-wars/'))
    const tested = new Set(tests.flatMap(file => titlesIn(file.text)).flatMap(title => title.match(/\bdw\.\w+ = \w+/gu) ?? []))
    const readings = RULINGS.flatMap(ruling => ruling.values.map(value => `${ruling.key} = ${value}`))
    expect([...tested].sort()).toEqual([...readings].sort())
  })
})

describe('what the system says', () => {
  const { keys, sources } = collected()

  it('is keys of its own, not prose', () => {
    expect(keys.size).toBeGreaterThan(120)
    expect([...keys].filter(key => !/^(dw|rulings)(\.[A-Za-z0-9-]+)+$/u.test(key))).toEqual([])
  })

  it('names every command, step and event', () => {
    for (const room of ['command', 'event', 'step', 'roll', 'part', 'critical'])
      expect(
        [...keys].some(key => key.startsWith(`dw.${room}.`)),
        room
      ).toBe(true)
  })

  it('rests on requirements or questions that there are', () => {
    expect([...sources].filter(source => !(source in REQUIREMENTS) && !/^DW-Q(0[1-9]|1\d|2[0-3])$/u.test(source))).toEqual([])
  })
})

/** Keys and sources met in a hundred battles. */
function collected(): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const keys = new Set<string>(PART_NAMES.map(name => `dw.part.${name}`))
  const sources = new Set<string>()
  const note = (value: MessageValue): void => {
    if (typeof value !== 'object') return
    const message: Message = value
    keys.add(message.key)
    if (message.source !== undefined) sources.add(message.source)
    for (const inner of Object.values(message.values ?? {})) note(inner)
  }
  for (let seed = 1; seed <= 100; seed += 1) {
    const chance = chanceOf(seed)
    let state: BattleState = dystopianWars.initial
    for (let seq = 1; seq <= 120 && !state.isOver; seq += 1) {
      const dutiful = seq > 1 && chance.whole(1, 2) === 1 ? nextCommand(chance, state) : null
      const command = seq === 1 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state))
      const played = playWithChance(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(dystopianWars.describeCommand(state, command))
      for (const dice of played.entry.dice) {
        keys.add(dice.purpose)
        expect(SIDES[dice.die]).toBeGreaterThan(1)
      }
      for (const event of played.entry.events) {
        note(dystopianWars.describe(state, event))
        state = dystopianWars.evolve(state, event)
      }
      for (const due of dystopianWars.obligations(state)) [due.title, due.reason].forEach(note)
      for (const attack of state.activation?.attacks ?? [])
        for (const part of fireDice(state, attack, 0, []).parts) {
          keys.add(part.label)
          if (part.source !== undefined) sources.add(part.source)
        }
    }
  }
  return { keys, sources }
}

/** The first text after `describe(` or `it(`, with or without `.each(...)`. */
function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/gu)].map(found => found[2] ?? '')
}
