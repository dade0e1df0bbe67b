import { describe, expect, it } from 'vitest'
import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message, MessageValue } from '@shared/core/engine/message'
import { SIDES } from '@shared/core/dice/rule'
import { petitWargame } from '@shared/systems/petit-wargame'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/petit-wargame/commands/refusal'
import { PART_NAMES } from '@shared/systems/petit-wargame/derive/part'
import { DETECTION_RESULTS, ENGAGEMENT_ENDS, SHOT_ROLES, STAGES } from '@shared/systems/petit-wargame/model/battle'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { STEP_KINDS, TABLE_NAMES } from '@shared/systems/petit-wargame/model/board'
import { ELEMENTS, FIRE_MODES, SECTORS, SHIP_SIZES } from '@shared/systems/petit-wargame/model/element'
import { AWAITED } from '@shared/systems/petit-wargame/derive/whose-turn'
import { PHASES } from '@shared/systems/petit-wargame/model/phases'
import { PROBLEM_CODES } from '@shared/systems/petit-wargame/validate/problem'
import { REQUIREMENTS } from '@shared/systems/petit-wargame/requirements'
import { RULING_GROUPS } from '@shared/systems/petit-wargame/rulings'
import { distance } from '@shared/systems/petit-wargame/derive/distance'
import { damage, margin } from '@shared/systems/petit-wargame/derive/margin'
import { manoeuvreBonus } from '@shared/systems/petit-wargame/derive/movement'
import { initiative } from '@shared/systems/petit-wargame/derive/initiative'
import { chanceOf } from '../support/chance'
import { explored } from '../support/explored'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { playWithChance } from '../support/petit-wargame/play'
import { randomCommand, randomSetup } from '../support/petit-wargame/random-battle'
import { nextCommand } from '../support/petit-wargame/whole-battle'

describe('what the system says', () => {
  const { keys, sources } = collected()

  it('is keys of its own, not prose', () => {
    expect(keys.size).toBeGreaterThan(120)
    expect([...keys].filter(key => !/^(pw|rulings)(\.[A-Za-z0-9-]+)+$/u.test(key))).toEqual([])
  })

  it('names every command, phase and event', () => {
    for (const room of ['command', 'event', 'phase', 'roll', 'part', 'sector', 'element', 'obligation', 'reason'])
      expect(
        [...keys].some(key => key.startsWith(`pw.${room}.`)),
        room
      ).toBe(true)
  })

  it.each(LOCALES)('has a text in %s', language => {
    const texts = messagesOf(language)
    expect([...keys, ...fixedKeys()].filter(key => !texts.has(key))).toEqual([])
  })

  it('rests on requirements or questions that there are', () => {
    expect([...sources].filter(source => !(source in REQUIREMENTS) && !/^PW-Q(0[1-9]|[12]\d|3[01])$/u.test(source))).toEqual([])
  })
})

/** A hundred battles, in which every message occurs. */
const BATTLES = explored(100)

/** Keys and sources that occur in these battles. */
function collected(): { readonly keys: ReadonlySet<string>; readonly sources: ReadonlySet<string> } {
  const keys = new Set<string>(PART_NAMES.map(name => `pw.part.${name}`))
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
    let state: BattleState = petitWargame.initial
    for (let seq = 1; seq <= 120 && !state.isOver; seq += 1) {
      const dutiful = seq > 1 && chance.whole(1, 2) === 1 ? nextCommand(chance, state) : null
      const command = seq === 1 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state))
      const played = playWithChance(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(petitWargame.describeCommand(state, command))
      for (const dice of played.entry.dice) {
        keys.add(dice.purpose)
        expect(SIDES[dice.die]).toBeGreaterThan(1)
      }
      for (const event of played.entry.events) {
        note(petitWargame.describe(state, event))
        state = petitWargame.evolve(state, event)
      }
      for (const due of petitWargame.obligations(state)) [due.title, due.reason].forEach(note)
      for (const sum of sumsOf(state))
        for (const part of sum.parts) {
          keys.add(part.label)
          if (part.source !== undefined) sources.add(part.source)
          if (part.notCounted !== undefined) keys.add(part.notCounted)
        }
    }
  }
  return { keys, sources }
}

/** Texts of whole lists, whether they occur in a battle or not. */
function fixedKeys(): readonly string[] {
  return [
    ...RULING_GROUPS.map(group => `pw.rulingGroup.${group}`),
    ...[...FORCEABLE_REFUSALS, ...FIRM_REFUSALS].map(code => `pw.refusal.${code}`),
    ...PROBLEM_CODES.map(code => `pw.problem.${code}`),
    ...AWAITED.map(one => `pw.awaited.${one}`),
    ...STAGES.map(one => `pw.stage.${one}`),
    ...PHASES.map(one => `pw.phase.${one}`),
    ...ELEMENTS.map(one => `pw.element.${one}`),
    ...SECTORS.map(one => `pw.sector.${one}`),
    ...SHIP_SIZES.map(one => `pw.size.${one}`),
    ...FIRE_MODES.map(one => `pw.mode.${one}`),
    ...STEP_KINDS.map(one => `pw.step.${one}`),
    ...DETECTION_RESULTS.map(one => `pw.detection.${one}`),
    ...ENGAGEMENT_ENDS.map(one => `pw.event.engagementEnded.${one}`),
    ...SHOT_ROLES.map(one => `pw.event.fireOpened.${one}`),
    ...TABLE_NAMES.map(one => `pw.table.${one}`)
  ]
}

/** Every kind of sum the system explains. */
function sumsOf(state: BattleState): readonly Breakdown[] {
  const [one, other] = state.ships
  const apart = one?.position && other?.position ? [distance(state.rulings, one.position, other.position)] : []
  return [
    ...state.ships.map(ship => manoeuvreBonus(state.rulings, ship)),
    ...state.fleets.map(fleet => initiative(state, fleet.sideId, 4)),
    ...apart,
    margin(7, [3, 4], 'PW-055'),
    damage(state.rulings, -2, -5),
    damage(state.rulings, 2, 3)
  ]
}
