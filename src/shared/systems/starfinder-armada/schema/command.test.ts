import { describe, expect, it } from 'vitest'
import { aFleet, anOfficer } from '@kit/systems/starfinder-armada'
import type { SaCommand } from '../commands/command'
import { armadaId, fleetId, officerId } from '../model/design'
import { saCommandSchema } from './command'

const reason = 'as agreed'
const fleet = fleetId('f1')
const COMMANDS: readonly SaCommand[] = [
  { type: 'setDistance', hexes: null },
  { type: 'changeRoles', changes: [{ officerId: officerId('o1'), role: 'admiral' }] },
  { type: 'rollMovementOrder', resolveOfficerIds: [] },
  { type: 'rollMovementOrder', resolveOfficerIds: [], gmChecks: [{ armadaId: armadaId('us'), gmCheck: -2 }] },
  {
    type: 'moveFleet',
    fleetId: fleet,
    move: 'moved',
    stunt: { stunt: 'flyby', targetId: fleetId('f2'), resolveOfficerId: null },
    passedThrough: [],
    minesEntered: [],
    debrisIds: []
  },
  {
    type: 'stageAttack',
    attackerId: fleet,
    targetId: fleetId('f2'),
    rangeHexes: 12,
    isFromFrontArc: true,
    arrayTargets: 1,
    usesSuperweapon: false,
    resolveOfficerId: null,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: -2,
    gmAc: 0
  },
  { type: 'correctFleet', fleetId: fleet, correction: { hp: -3, note: 'a\nb', adjustments: { ac: 1 } }, reason },
  { type: 'correctAttack', attackId: 'v1', correction: null, reason },
  {
    type: 'addEffect',
    fleetId: fleet,
    effect: { kind: 'modifier', stat: 'allChecks', value: -2, name: 'Nebula' },
    ending: { kind: 'endOfPhase', round: 2, phase: 'helm' },
    reason
  },
  { type: 'endBattle' }
]

describe('a command that crosses the wall', () => {
  it.each(COMMANDS)('passes unchanged: $type', command => {
    expect(saCommandSchema.parse(command)).toEqual(command)
  })

  it('has distances up to 9,999 hexes', () => {
    const boarding = { type: 'settleBoarding', obligationId: 'o1', resolveOfficerId: null, gmCheck: 0 }
    const read = (hexes: number) =>
      [
        { type: 'setDistance', hexes },
        { ...boarding, rangeHexes: hexes }
      ].map(command => saCommandSchema.safeParse(command).success)
    expect([0, 9_999, 10_000].map(read)).toEqual([
      [true, true],
      [true, true],
      [false, false]
    ])
  })

  it.each<[string, unknown]>([
    ['of a kind nobody knows', { type: 'winBattle' }],
    ['with something added', { type: 'endBattle', really: true }],
    ['with half a hex', { type: 'setDistance', hexes: 2.5 }],
    ['with an endless distance', { type: 'setDistance', hexes: Infinity }],
    ['with a negative distance', { type: 'setDistance', hexes: -1 }],
    ['with an id that is a path', { type: 'armEmp', fleetId: '../f1' }],
    ['with a reason as long as a book', { type: 'waiveObligation', obligationId: 'o1', reason: 'x'.repeat(401) }],
    ['with a reason that is broken text', { type: 'waiveObligation', obligationId: 'o1', reason: '\ud800' }],
    ['with half a modifier', { type: 'rollMovementOrder', resolveOfficerIds: [], gmChecks: [{ armadaId: 'us', gmCheck: 0.5 }] }],
    ['with a place over several lines', { type: 'layMines', fleetId: 'f1', place: 'a\nb' }],
    ['with a place as long as a page', { type: 'layMines', fleetId: 'f1', place: 'x'.repeat(81) }],
    ['with a note that is broken text', { type: 'correctFleet', fleetId: 'f1', correction: { note: '\ud800' }, reason }],
    ['with a reason over several lines', { type: 'waiveObligation', obligationId: 'o1', reason: 'a\nb' }],
    [
      'with a correction of something that is no value of a fleet',
      { type: 'correctFleet', fleetId: 'f1', correction: { tier: 20 }, reason }
    ],
    ['with a correction that is there and not there', { type: 'correctFleet', fleetId: 'f1', correction: { hp: undefined }, reason }],
    ['with an adjustment nobody offers', { type: 'correctFleet', fleetId: 'f1', correction: { adjustments: { luck: 1 } }, reason }],
    [
      'with an ending that is none',
      { type: 'addEffect', fleetId: 'f1', effect: { kind: 'morale', level: 'shaken' }, ending: { kind: 'soon' }, reason }
    ]
  ])('is refused %s', (_name, command) => {
    expect(saCommandSchema.safeParse(command).success).toBe(false)
  })

  it('takes as many officers as a battle could ever have, and not one more', () => {
    const officers = (count: number): unknown => Array.from({ length: count }, (_, i) => anOfficer(`o${String(i)}`, 'admiral', 'f1'))
    const joining = (count: number): boolean =>
      saCommandSchema.safeParse({ type: 'joinFleet', armadaId: 'us', fleet: aFleet({ id: 'f1' }), officers: officers(count) }).success
    expect([joining(500), joining(501)]).toEqual([true, false])
  })

  it('has the spaces around its names taken off', () => {
    const named = { type: 'correctFleet', fleetId: 'f1', correction: { name: '  Ember ' }, reason }
    expect(saCommandSchema.parse(named)).toMatchObject({ correction: { name: 'Ember' } })
  })
})
