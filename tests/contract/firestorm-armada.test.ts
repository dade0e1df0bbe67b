import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import {
  ARCS,
  CARD_TYPES,
  SHIP_MARKS,
  SHIP_STATUSES,
  SIGHTS,
  TURN_PHASES,
  WING_STATUSES
} from '@shared/systems/firestorm-armada/model/battle'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from '@shared/systems/firestorm-armada/commands/refusal'
import { PART_NAMES } from '@shared/systems/firestorm-armada/derive/part'
import { FACTIONS, MOUNTS, SHIP_CLASSES } from '@shared/systems/firestorm-armada/model/design'
import { CRITICALS } from '@shared/systems/firestorm-armada/model/effects'
import { attackOdds, wingOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
import { RULING_GROUPS } from '@shared/systems/firestorm-armada/rulings'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { CREW_COSTS } from '@shared/systems/firestorm-armada/tables/damage'
import { SHIP_FIGURES } from '@shared/systems/firestorm-armada/tables/limits'
import { PROBLEM_CODES } from '@shared/systems/firestorm-armada/validate/problem'
import { explored } from '../support/explored'
import { saidInPlay } from '../support/firestorm-armada/said'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { CODE, isTest } from '../tidy/repository'

const REFUSALS = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]

/** Lists whose every word has a message. */
const WORDS: readonly (readonly [area: string, words: readonly (string | number)[]])[] = [
  ['fa.refusal', REFUSALS],
  ['fa.problem', PROBLEM_CODES],
  ['fa.part', PART_NAMES],
  ['fa.rulingGroup', RULING_GROUPS],
  ['fa.phase', ['deployment', ...TURN_PHASES, 'over']],
  ['fa.arc', ARCS],
  ['fa.sight', SIGHTS],
  ['fa.card', CARD_TYPES],
  ['fa.shipStatus', SHIP_STATUSES],
  ['fa.wingStatus', WING_STATUSES],
  ['fa.mark', SHIP_MARKS],
  ['fa.faction', FACTIONS],
  ['fa.shipClass', SHIP_CLASSES],
  ['fa.mount', MOUNTS],
  ['fa.critical', CRITICALS],
  ['rulings.fa.critTable.crew', CREW_COSTS],
  ['faBuilder.field', Object.keys(SHIP_FIGURES)],
  ['faBuilder.short', Object.keys(SHIP_FIGURES)]
]

const said = saidInPlay(explored(100))

describe.each(LOCALES)('the messages of firestorm-armada in %s', language => {
  const messages = messagesOf(language)

  it('have every key the engine says in a hundred battles', () => {
    expect(said.size).toBeGreaterThan(120)
    expect([...said].filter(key => !messages.has(key)).sort()).toEqual([])
  })

  it('have every word of every list', () => {
    expect(WORDS.flatMap(([area, words]) => words.map(word => `${area}.${String(word)}`)).filter(key => !messages.has(key))).toEqual([])
  })
})

describe('the system firestorm-armada', () => {
  it('names refusals, problems and parts once, and can force no firm refusal', () => {
    for (const list of [REFUSALS, PROBLEM_CODES, PART_NAMES, RULING_GROUPS]) expect(new Set<string>(list).size).toBe(list.length)
    expect(REFUSALS.filter(firestormArmada.canForce)).toEqual([...FORCEABLE_REFUSALS])
  })

  it('refuses with no code that no test has met', () => {
    const tests = CODE.filter(file => isTest(file) && file.path.startsWith('src/shared/systems/firestorm-armada/'))
    const text = tests.map(file => file.text).join('\n')
    expect(REFUSALS.filter(code => !text.includes(`'${code}'`))).toEqual([])
  })

  it('gives the odds of twenty exploding dice, with defences, within 5 ms of a processor', () => {
    let n = 0
    const fleets = sampleFleets(() => `id${String((n += 1))}`).map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet }))
    const begun = submit(firestormArmada, firestormArmada.initial, { type: 'beginBattle', name: 'First contact', fleets, rulings: {} }, [])
    if (begun.kind !== 'decided') throw new Error('The battle did not begin')
    const rulings = { 'fa.shields': 'on' }
    const state = { ...begun.state, rulings }
    const [shooter, target] = [state.ships[0], state.ships.find(ship => ship.shields > 0 && ship.id !== state.ships[0]?.id)]
    if (shooter === undefined || target === undefined) throw new Error('No ships')
    const aims = [{ shipId: shooter.id, weaponId: 'fore', band: 0, arc: 'full', sight: 'clear' } as const]
    const command = { type: 'fireWeapons', targetId: target.id, aims, splitDice: null, gmDice: 14 } as const
    const times = Array.from({ length: 15 }, () => {
      const before = process.cpuUsage()
      expect(attackOdds(state, command).dice).toBe(20)
      return process.cpuUsage(before).user / 1000
    })
    expect(Math.min(...times)).toBeLessThan(5)
    expect(wingOdds(rulings, 20).destroyed).toBeGreaterThan(0.99)
  })
})
