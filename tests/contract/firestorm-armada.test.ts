import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import { REFUSALS } from '@shared/systems/firestorm-armada/commands/refusal'
import { pointDefenceDice, shieldDice } from '@shared/systems/firestorm-armada/derive/defence-dice'
import { commandDistance, handSize, tacticalBonus } from '@shared/systems/firestorm-armada/derive/fleet-traits'
import { movement } from '@shared/systems/firestorm-armada/derive/movement'
import { PART_NAMES } from '@shared/systems/firestorm-armada/derive/part'
import { firepower } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import {
  ARCS,
  CARD_TYPES,
  SHIP_MARKS,
  SHIP_STATUSES,
  SIGHTS,
  TURN_PHASES,
  WING_STATUSES
} from '@shared/systems/firestorm-armada/model/battle'
import { FACTIONS, MOUNTS, SHIP_CLASSES } from '@shared/systems/firestorm-armada/model/design'
import { CRITICALS } from '@shared/systems/firestorm-armada/model/effects'
import { attackOdds, wingOdds } from '@shared/systems/firestorm-armada/odds/attack-odds'
import { REQUIREMENTS } from '@shared/systems/firestorm-armada/requirements'
import { isRulingValue } from '@shared/systems/firestorm-armada/ruling-values'
import { readRuling, RULING_GROUPS, RULINGS } from '@shared/systems/firestorm-armada/rulings'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { CREW_COSTS } from '@shared/systems/firestorm-armada/tables/damage'
import { SHIP_FIGURES } from '@shared/systems/firestorm-armada/tables/limits'
import { PROBLEM_CODES } from '@shared/systems/firestorm-armada/validate/problem'
import { describeGame } from '../support/describe-game'
import { randomCommand } from '../support/firestorm-armada/random-battle'
import { randomSetup } from '../support/firestorm-armada/random-setup'
import { nextCommand } from '../support/firestorm-armada/whole-battle'

describeGame({
  system: firestormArmada,
  prefix: 'fa',
  requirements: REQUIREMENTS,
  questions: 24,
  rulings: RULINGS,
  rulingGroups: RULING_GROUPS,
  readRuling,
  isRulingValue,
  // Nobody has published how else.
  commonly: {},
  refusals: REFUSALS,
  problems: PROBLEM_CODES,
  parts: PART_NAMES,
  words: {
    phase: ['deployment', ...TURN_PHASES, 'over'],
    arc: ARCS,
    sight: SIGHTS,
    card: CARD_TYPES,
    shipStatus: SHIP_STATUSES,
    wingStatus: WING_STATUSES,
    mark: SHIP_MARKS,
    faction: FACTIONS,
    shipClass: SHIP_CLASSES,
    mount: MOUNTS,
    critical: CRITICALS
  },
  keys: [
    ...CREW_COSTS.map(cost => `rulings.fa.critTable.crew.${String(cost)}`),
    ...Object.keys(SHIP_FIGURES).flatMap(figure => [`faBuilder.field.${figure}`, `faBuilder.short.${figure}`])
  ],
  played: {
    randomSetup,
    randomCommand,
    nextCommand,
    isOver: state => state.phase === 'over',
    sumsOf: state => [
      ...state.ships.flatMap(ship => [
        movement(state, ship),
        pointDefenceDice(state, ship),
        shieldDice(state, ship),
        ...ship.weapons.flatMap(weapon => weapon.dice.map((_, band) => firepower(state, ship, weapon, band)))
      ]),
      ...state.fleets.flatMap(fleet => [tacticalBonus(state, fleet), commandDistance(fleet), handSize(state, fleet)])
    ],
    keysOf: event => (event.type === 'effectBegun' ? [event.effect.cause] : [])
  }
})

describe('the odds of firestorm-armada', () => {
  it('of twenty exploding dice, with defences, take at most 5 ms of a processor', () => {
    let n = 0
    const fleets = sampleFleets(() => `id${String((n += 1))}`).map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet }))
    const begun = submit(firestormArmada, firestormArmada.initial, { type: 'beginBattle', name: 'First contact', fleets, rulings: {} }, [])
    if (begun.kind !== 'decided') throw new Error('The battle did not begin')
    const rulings = { 'fa.shields': 'yes' }
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
