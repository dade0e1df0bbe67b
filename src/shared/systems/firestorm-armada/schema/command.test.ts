import { describe, expect, it } from 'vitest'
import type { FaCommand } from '../commands/command'
import { fleetId, shipId, unitId, wingId } from '../model/design'
import { sampleFleets } from '../samples/two-fleets'
import { faCommandSchema } from './command'

const reason = 'as agreed'
const ship = shipId('s1')
const COMMANDS: readonly FaCommand[] = [
  { type: 'moveShip', shipId: ship, inches: 3.5, rams: false },
  { type: 'markShip', shipId: ship, mark: 'isOutOfCommand', isSet: true },
  { type: 'scorePoints', fleetId: fleetId('f1'), points: -5, reason },
  { type: 'placeTurnCards', fleetId: fleetId('f1'), cards: [{ cardId: 'c1', text: '', unitId: null, shipId: shipId('s1') }] },
  { type: 'playCard', fleetId: fleetId('f1'), cardId: 'c1', cardType: 'action', text: 'All power', unitId: unitId('u1'), shipId: null },
  {
    type: 'fireWeapons',
    targetId: shipId('s2'),
    aims: [{ shipId: ship, weaponId: 'port', band: 1, arc: 'partial', sight: 'obscured' }],
    splitDice: null,
    gmDice: -2
  },
  { type: 'firePointDefence', shipId: ship, allocations: [{ wingId: wingId('w1'), dice: 3 }] },
  { type: 'moveWing', wingId: wingId('w1'), contactId: ship },
  { type: 'settleCritical', obligationId: 'o1', row: null, outcome: '' },
  { type: 'correctShip', shipId: ship, correction: { damageRating: null, movedInches: null, note: 'a\nb' }, reason },
  { type: 'correctWeapon', shipId: ship, weaponId: 'port', correction: { dice: [6, 4, 2, 0] }, reason },
  { type: 'addEffect', targetId: 's1', effect: { kind: 'critical', critical: 'ragingFire' }, ending: { kind: 'battle' }, reason },
  { type: 'noteTable', text: 'A belt\nto port' },
  {
    type: 'joinUnits',
    fleetId: fleetId('f1'),
    squadrons: sampleFleets(() => 'n1')[0].squadrons,
    flights: [{ id: unitId('u2'), name: 'Wasps', wings: [{ id: wingId('w2'), name: 'Wasp 1' }] }]
  },
  { type: 'joinFleet', sideId: 'C', fleet: sampleFleets(() => 'n1')[1] },
  { type: 'endBattle' }
]

describe('a command that crosses the wall', () => {
  it.each(COMMANDS)('passes unchanged: $type', command => {
    expect(faCommandSchema.parse(command)).toEqual(command)
  })

  it.each<[string, unknown]>([
    ['of a kind nobody knows', { type: 'winBattle' }],
    ['with something added', { type: 'endBattle', really: true }],
    ['with an endless move', { type: 'moveShip', shipId: 's1', inches: Infinity, rams: false }],
    ['with a move that is no number', { type: 'moveShip', shipId: 's1', inches: NaN, rams: false }],
    ['with a move backwards', { type: 'moveShip', shipId: 's1', inches: -1, rams: false }],
    ['with half a point', { type: 'scorePoints', fleetId: 'f1', points: 0.5, reason }],
    ['with an id that is a path', { type: 'activateUnit', unitId: '../u1' }],
    ['with a mark nobody knows', { type: 'markShip', shipId: 's1', mark: 'isOnFire', isSet: true }],
    [
      'with a turn card played as another',
      { type: 'playCard', fleetId: 'f1', cardId: 'c1', cardType: 'turn', text: '', unitId: null, shipId: null }
    ],
    ['with a reason as long as a book', { type: 'waiveObligation', obligationId: 'o1', reason: 'x'.repeat(401) }],
    ['with a reason over several lines', { type: 'waiveObligation', obligationId: 'o1', reason: 'a\nb' }],
    ['with a note that is broken text', { type: 'noteTable', text: '\ud800' }],
    ['with a correction of what is no value of a ship', { type: 'correctShip', shipId: 's1', correction: { luck: 1 }, reason }],
    ['with a correction that is there and not there', { type: 'correctShip', shipId: 's1', correction: { hull: undefined }, reason }],
    [
      'with an ending that is none',
      { type: 'addEffect', targetId: 's1', effect: { kind: 'marker', name: 'Cloak' }, ending: { kind: 'soon' }, reason }
    ]
  ])('is refused %s', (_name, command) => {
    expect(faCommandSchema.safeParse(command).success).toBe(false)
  })

  it('has the spaces around its names taken off', () => {
    const named = { type: 'correctUnit', unitId: 'u1', correction: { name: '  Ember ' }, reason }
    expect(faCommandSchema.parse(named)).toMatchObject({ correction: { name: 'Ember' } })
  })
})
