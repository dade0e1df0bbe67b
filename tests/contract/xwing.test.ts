import { describe, expect, it } from 'vitest'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { SIDES } from '@shared/core/dice/rule'
import { xwing } from '@shared/systems/xwing'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/xwing/commands/refusal'
import { diceCount } from '@shared/systems/xwing/derive/dice-count'
import { PART_NAMES, PART_REASONS } from '@shared/systems/xwing/derive/part'
import { ATTACK_KINDS, MODIFIER_SOURCES, SPENDABLE } from '@shared/systems/xwing/model/attack'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { PHASES, SHIP_STATUSES } from '@shared/systems/xwing/model/battle'
import { TOKENS, WEAPON_KINDS } from '@shared/systems/xwing/model/squad'
import { REQUIREMENTS } from '@shared/systems/xwing/requirements'
import { RULING_GROUPS } from '@shared/systems/xwing/rulings'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { POOLS, RESULTS } from '@shared/systems/xwing/model/dice'
import { ROLES, STAGE_ORDER, STEPS } from '@shared/systems/xwing/model/stages'
import { PROBLEM_CODES } from '@shared/systems/xwing/validate/problem'
import { chanceOf } from '../support/chance'
import { explored } from '../support/explored'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { playWithChance } from '../support/xwing/play'
import { randomCommand, randomSetup } from '../support/xwing/random-battle'
import { nextCommand } from '../support/xwing/whole-battle'
import { CODE, isTest } from '../tidy/repository'

describe('the system xwing', () => {
  it('refuses with no code and finds no problem that no test has met', () => {
    const text = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/xwing/'))
      .map(file => file.text)
      .join('\n')
    expect([...FORCEABLE_REFUSALS, ...FIRM_REFUSALS, ...PROBLEM_CODES].filter(code => !text.includes(`'${code}'`))).toEqual([])
  })
})

/** Every message key of X-Wing, collected by playing and from its lists, must exist in both languages. */
describe('what xwing says', () => {
  const { keys, sources } = collected()

  it('is keys of its own, not prose', () => {
    expect(keys.size).toBeGreaterThan(200)
    expect([...keys].filter(key => !/^(xw|rulings)(\.[A-Za-z0-9-]+)+$/u.test(key))).toEqual([])
  })

  it.each(LOCALES)('has its words in %s', language => {
    const messages = messagesOf(language)
    expect([...keys].filter(key => !messages.has(key)).sort()).toEqual([])
  })

  it('rests on requirements or questions that there are', () => {
    expect([...sources].filter(source => !(source in REQUIREMENTS) && !/^XW-Q(0[1-9]|1[0-2])$/u.test(source))).toEqual([])
  })
})

/** Words from which screens build keys. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  phase: [...PHASES, 'over'],
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
  problem: PROBLEM_CODES,
  rulingGroup: RULING_GROUPS
}

/** A hundred battles, in which every message occurs. */
const BATTLES = explored(100)

/** Keys and sources that occur in these battles, and the words of the lists. */
function collected(): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const keys = new Set(Object.entries(LISTS).flatMap(([list, words]) => words.map(word => `xw.${list}.${word}`)))
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
