import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { anArmada, anOfficer, at, battle, f, having } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import { fleetActs } from './fleet-acts'
import { knownTo } from './known-to'
import { officerActs } from './officer-acts'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const state = having(
  at(
    battle(
      anArmada('us', [{ id: 'a' }], [anOfficer('Tech', 'chiefTechnician', 'a'), anOfficer('Ana', 'commander', 'a')]),
      anArmada('them', [{ id: 'x', abilities: ['emp'] }, { id: 'y' }], [anOfficer('Hask', 'admiral', 'x')])
    ),
    'gunnery'
  ),
  'x',
  { hp: 9, sp: 7, hasAttacked: true, superweaponReadyRound: 5, note: 'secret', damagedBy: ['us' as never], adjustments: { ac: 3 } }
)
const LEVELS = [0, 1, 2, 3] as const
const scanned = (level: number, more: Partial<BattleState> = {}): BattleState => ({
  ...state,
  ...more,
  scans: [
    { sideId: 'A', fleetId: f('x'), level },
    { sideId: 'B', fleetId: f('x'), level: 3 }
  ]
})
const x = (of: BattleState, viewer: Viewer = ours) => knownTo(of, viewer).fleets.find(({ id }) => id === 'x')
const isSecret = (level: number, action: string): unknown => {
  const known = knownTo(scanned(level), ours)
  const acts = [
    ...known.fleets.filter(({ id }) => id === 'a').flatMap(one => fleetActs(known, one)),
    ...known.officers.flatMap(one => officerActs(known, one))
  ]
  const values = { targetId: 'x', fleetId: action === '/target' ? 'a' : 'x', enemyId: 'x', range: 1, rangeHexes: 1, isFromFrontArc: false }
  return acts.find(({ key }) => key.endsWith(action))?.isChanceSecret?.(values)
}

describe('what the acts of a player are drawn from (SA-074)', () => {
  it('is points of others from the first scan on, abilities from the second, and officers from the third', () => {
    expect(LEVELS.map(level => [x(scanned(level))?.hp, x(scanned(level))?.sp])).toEqual([
      [1, 0],
      [9, 7],
      [9, 7],
      [9, 7]
    ])
    expect(LEVELS.map(level => x(scanned(level))?.abilities.length)).toEqual([0, 0, 1, 1])
    expect(
      LEVELS.map(level =>
        knownTo(scanned(level), ours)
          .officers.map(({ name }) => name)
          .includes('Hask')
      )
    ).toEqual([false, false, false, true])
  })
  it('is nothing of what others have planned, counted or been given, at any level', () => {
    const known = x(scanned(3))
    expect([known?.hasAttacked, known?.superweaponReadyRound, known?.note, known?.damagedBy, known?.adjustments]).toEqual([
      false,
      0,
      '',
      [],
      {}
    ])
    expect(knownTo(scanned(3), ours).officers.find(({ name }) => name === 'Hask')?.ranks.admiral).toBe(0)
  })
  it('is nothing of the array that a fleet has declared, nor of the mines that it has laid (SA-034, SA-042)', () => {
    const planned = (more: object): BattleState => having(scanned(3), 'x', { arrayTargets: 3, hasLaidMines: true, ...more })
    const plain = x(having(scanned(3), 'x', { arrayTargets: 1, hasLaidMines: false }))
    expect(x(planned({}))).toEqual(plain)
    expect(x(planned({}), { kind: 'side', sideId: 'B' })).toMatchObject({ arrayTargets: 3, hasLaidMines: true })
  })
  it('is all of the own side', () => {
    const own = x(scanned(0), { kind: 'side', sideId: 'B' })
    expect([own?.hp, own?.note, own?.adjustments]).toEqual([9, 'secret', { ac: 3 }])
    expect(knownTo(scanned(0), { kind: 'side', sideId: 'B' }).officers.map(({ name }) => name)).toEqual(['Hask'])
  })
  it('is everything about everybody’s figures where the house rule says so (sa.enemyKnown = everything)', () => {
    expect(x(scanned(0, { rulings: { 'sa.enemyKnown': 'everything' } }))?.hp).toBe(9)
  })
  it('has the scans of the own side alone, and those of fleets in sight', () => {
    expect(knownTo(scanned(2), ours).scans).toEqual([{ sideId: 'A', fleetId: f('x'), level: 2 }])
    expect(knownTo(having(scanned(2), 'x', { isHidden: true }), ours).scans).toEqual([])
  })
  it('has the taunts and duels of the own side alone, and its own effects whole', () => {
    const taunts = ['us', 'them'].map(id => ({ armadaId: id as never, officerId: 'o' as never, targetId: f('x') }))
    const duels = ['a', 'x'].map(id => ({ officerId: 'o' as never, fleetId: f(id), targetId: f('y'), total: 1, dc: 2 }))
    const effect = { kind: 'precognition', cause: 'sa.cause.precognition', source: null, suspension: null, officerId: 'o' } as const
    const effects = ['us', 'them'].map(id => ({ ...effect, id, targetId: id, ending: { kind: 'permanent' } }) as never)
    const known = knownTo(scanned(3, { taunts, duels, effects }), ours)
    expect(known.taunts.map(({ armadaId }) => armadaId)).toEqual(['us'])
    expect(known.duels.map(({ fleetId }) => fleetId)).toEqual(['a'])
    expect(known.effects.map(({ targetId }) => targetId)).toEqual(['us'])
  })
  it('lets a fleet settle its own dues, and nobody else’s', () => {
    const due = { kind: 'critical', round: 1, isDeferred: false, attackerId: null, trigger: 'natural' } as const
    const owing = scanned(0, {
      obligations: [
        { ...due, id: 'd1', fleetId: f('a') },
        { ...due, id: 'd2', fleetId: f('y') }
      ]
    })
    const keys = (of: BattleState, id: string): readonly string[] =>
      of.fleets
        .filter(one => one.id === id)
        .flatMap(one => fleetActs(of, one).map(({ key }) => key))
        .filter(key => key.includes('/due/'))
    expect([keys(owing, 'a'), keys(owing, 'y'), keys(owing, 'x')]).toEqual([['a/due/0'], ['y/due/0'], []])
    expect(knownTo(owing, ours).obligations.map(({ id }) => id)).toEqual(['d1'])
  })
  it.each(['/attack', '/scramble', '/target'])('tells the chance of %s against a fleet from the second scan on', action => {
    expect(LEVELS.map(level => isSecret(level, action))).toEqual([true, true, false, false])
  })
})
