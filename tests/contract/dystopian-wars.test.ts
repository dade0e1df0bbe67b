import { describe, expect, it } from 'vitest'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { SIDES } from '@shared/core/dice/rule'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/dystopian-wars/commands/refusal'
import { PART_NAMES } from '@shared/systems/dystopian-wars/derive/part'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { BARS, FIRE_OPTIONS, UNIT_STATUSES, WING_STATUSES } from '@shared/systems/dystopian-wars/model/battle'
import { DEPTHS, MARS, UNIT_TYPES, WEAPON_CLASSES, WEAPON_KINDS, WING_TYPES } from '@shared/systems/dystopian-wars/model/force'
import { MODIFIER_SOURCES } from '@shared/systems/dystopian-wars/model/modifier'
import { REQUIREMENTS } from '@shared/systems/dystopian-wars/requirements'
import { RULING_GROUPS } from '@shared/systems/dystopian-wars/rulings'
import { APPENDIX } from '@shared/systems/dystopian-wars/tables/appendix'
import { CRITICAL_NAMES } from '@shared/systems/dystopian-wars/model/criticals'
import { STEPS } from '@shared/systems/dystopian-wars/model/steps'
import { PROBLEM_CODES } from '@shared/systems/dystopian-wars/validate/problem'
import { fireDice } from '@shared/systems/dystopian-wars/derive/attack-dice'
import { chanceOf } from '../support/chance'
import { explored } from '../support/explored'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { playWithChance } from '../support/dystopian-wars/play'
import { randomCommand, randomSetup } from '../support/dystopian-wars/random-battle'
import { nextCommand } from '../support/dystopian-wars/whole-battle'

/** Every message key of Dystopian Wars, collected by playing, must exist in both languages. */
describe('what dystopian-wars says', () => {
  const { keys, sources } = collected()

  it('is keys of its own, not prose', () => {
    expect(keys.size).toBeGreaterThan(120)
    expect([...keys].filter(key => !/^(dw|rulings)(\.[A-Za-z0-9-]+)+$/u.test(key))).toEqual([])
  })

  it.each(LOCALES)('has its words in %s', language => {
    const messages = messagesOf(language)
    expect([...keys].filter(key => !messages.has(key)).sort()).toEqual([])
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

/** Words from which screens build keys. */
const WORDS: readonly (readonly [list: string, words: readonly string[]])[] = [
  ['part', PART_NAMES],
  ['refusal', [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]],
  ['problem', PROBLEM_CODES],
  ['rulingGroup', RULING_GROUPS],
  ['step', [...Object.keys(STEPS), 'over']],
  ['appendix', Object.keys(APPENDIX)],
  ['critical', Object.values(CRITICAL_NAMES)],
  ['unitType', UNIT_TYPES],
  ['wingType', WING_TYPES],
  ['depth', DEPTHS],
  ['weaponClass', WEAPON_CLASSES],
  ['weaponKind', WEAPON_KINDS],
  ['mar', MARS],
  ['fireOption', FIRE_OPTIONS],
  ['modifierSource', MODIFIER_SOURCES],
  ['bar', BARS],
  ['status', [...UNIT_STATUSES, ...WING_STATUSES]]
]

/** A hundred battles, in which every message occurs. */
const BATTLES = explored(100)

/** Keys and sources that occur in these battles. */
function collected(): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const keys = new Set<string>(WORDS.flatMap(([list, words]) => words.map(word => `dw.${list}.${word}`)))
  const sources = new Set<string>()
  const note = (value: MessageValue): void => {
    if (typeof value !== 'object') return
    const message: Message = value
    keys.add(message.key)
    if (message.source !== undefined) sources.add(message.source)
    for (const inner of Object.values(message.values ?? {})) note(inner)
  }
  for (let seed = 1; seed <= BATTLES; seed += 1) {
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
        for (const part of fireDice(state, attack, [], []).parts) {
          keys.add(part.label)
          if (part.source !== undefined) sources.add(part.source)
        }
    }
  }
  return { keys, sources }
}
