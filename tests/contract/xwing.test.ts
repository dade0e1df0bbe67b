import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { jsonProblem } from '@shared/core/engine/json-problem'
import { SIDES } from '@shared/core/dice/rule'
import { submit } from '@shared/core/engine/submit'
import { xwing } from '@shared/systems/xwing'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/xwing/commands/refusal'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import { PART_NAMES, PART_REASONS } from '@shared/systems/xwing/derive/part'
import { ATTACK_KINDS, MODIFIER_SOURCES, SPENDABLE } from '@shared/systems/xwing/model/attack'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { PHASES, SHIP_STATUSES } from '@shared/systems/xwing/model/battle'
import { TOKENS, WEAPON_KINDS } from '@shared/systems/xwing/model/squad'
import { REQUIREMENTS } from '@shared/systems/xwing/requirements'
import { RULING_GROUPS, RULINGS } from '@shared/systems/xwing/rulings'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import { DAMAGE_CARDS } from '@shared/systems/xwing/tables/damage-deck'
import { POOLS, RESULTS } from '@shared/systems/xwing/tables/dice'
import { ROLES, STAGE_ORDER, STEPS } from '@shared/systems/xwing/tables/stages'
import { PROBLEM_CODES } from '@shared/systems/xwing/validate/problem'
import { chanceOf } from '../support/chance'
import { playWithChance } from '../support/xwing/play'
import { randomCommand, randomSetup, setupOf, squadsFor } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'
import { CODE, isTest } from '../tidy/repository'

/** What the list of systems asks of those in the app, asked of one that no panel shows yet. */
describe('the system xwing', () => {
  const begun = submit(xwing, xwing.initial, setupOf({}), [])

  it('begins a battle of its sample squads without dice, in a state that a save gives back unchanged', () => {
    expect(xwing.id).toBe('xwing')
    expect([begun.kind, jsonProblem(xwing.initial), squadsFor().length]).toEqual(['decided', null, 2])
    if (begun.kind !== 'decided') return
    expect(jsonProblem(begun.state)).toBeNull()
    expect(jsonProblem(xwing.viewFor(begun.state, { kind: 'gm' }))).toBeNull()
    expect(submit(xwing, begun.state, setupOf({}), [])).toEqual({ kind: 'refused', refusal: 'already-begun', canForce: false })
  })

  const tests = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/xwing/'))

  it('is tested in each reading of each ruling, and in no other', () => {
    const tested = new Set(tests.flatMap(file => titlesIn(file.text)).flatMap(title => title.match(/\bxw\.\w+ = \w+/gu) ?? []))
    const readings = RULINGS.flatMap(ruling => ruling.values.map(value => `${ruling.key} = ${value}`))
    expect([...tested].sort()).toEqual([...readings].sort())
  })

  it('refuses with no code and finds no problem that no test has met', () => {
    const text = tests.map(file => file.text).join('\n')
    expect([...FORCEABLE_REFUSALS, ...FIRM_REFUSALS, ...PROBLEM_CODES].filter(code => !text.includes(`'${code}'`))).toEqual([])
  })
})

describe('what the system says', () => {
  const { keys, sources } = collected()
  const texts = new Set([...keysOf('en.json'), ...keysOf('rulings-en.json')])

  it('is keys that wait in the message files', () => {
    expect(keys.size).toBeGreaterThan(100)
    expect([...keys].filter(key => !texts.has(key))).toEqual([])
  })

  it('names every list a screen shows', () => {
    const lists: Readonly<Record<string, readonly string[]>> = {
      phase: PHASES,
      step: Object.keys(STEPS),
      stage: STAGE_ORDER,
      role: ROLES,
      pool: POOLS,
      result: RESULTS,
      part: PART_NAMES,
      reason: PART_REASONS,
      arc: ARCS,
      weaponKind: WEAPON_KINDS,
      attackKind: ATTACK_KINDS,
      token: [...TOKENS, ...SPENDABLE],
      modifierSource: MODIFIER_SOURCES,
      status: SHIP_STATUSES,
      card: DAMAGE_CARDS,
      refusal: [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS],
      problem: PROBLEM_CODES
    }
    const needed = Object.entries(lists).flatMap(([list, words]) => words.map(word => `xw.${list}.${word}`))
    expect(needed.filter(key => !texts.has(key))).toEqual([])
  })

  it('explains every ruling: its name, what the text says, each reading and why', () => {
    const needed = RULINGS.flatMap(({ key, values }) => [
      ...['title', 'source', 'why'].map(part => `rulings.${key}.${part}`),
      ...values.flatMap(value => [`rulings.${key}.values.${value}`, `rulings.${key}.short.${value}`])
    ])
    expect([...needed, ...RULING_GROUPS.map(group => `rulings.xw.group.${group}`)].filter(key => !texts.has(key))).toEqual([])
  })

  it('rests on requirements or questions that there are', () => {
    expect([...sources].filter(source => !(source in REQUIREMENTS) && !/^XW-Q(0[1-9]|1[0-2])$/u.test(source))).toEqual([])
  })
})

/** Keys and sources met in a hundred battles. */
function collected(): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const keys = new Set<string>()
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
    let state: BattleState = xwing.initial
    for (let seq = 1; seq <= 120 && !state.isOver; seq += 1) {
      const dutiful = seq > 1 && chance.whole(1, 2) === 1 ? nextCommand(chance, state) : null
      const command = seq === 1 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state))
      const played = playWithChance(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(xwing.describeCommand(state, command))
      for (const dice of played.entry.dice) {
        keys.add(dice.purpose)
        expect(SIDES[dice.die]).toBeGreaterThan(1)
      }
      for (const event of played.entry.events) {
        note(xwing.describe(state, event))
        state = xwing.evolve(state, event)
      }
      for (const due of xwing.obligations(state)) {
        keys.add(`xw.obligationKind.${due.kind}`)
        for (const message of [due.title, due.reason]) note(message)
      }
      for (const attack of state.attacks)
        for (const part of [...diceCount(state, attack, 'attack').parts, ...diceCount(state, attack, 'defense').parts]) {
          keys.add(part.label)
          if (part.source !== undefined) sources.add(part.source)
        }
    }
  }
  return { keys, sources }
}

/** Every key of a message file that waits. */
function keysOf(name: string): readonly string[] {
  const grow = (texts: object, path: string): readonly string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? grow(value, `${path}${key}.`) : [path + key]
    )
  return grow(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'texts', 'xwing', name), 'utf8')) as object, '')
}

/** The first text after `describe(` or `it(`, with or without `.each(...)`. */
function titlesIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/gu)].map(found => found[2] ?? '')
}
