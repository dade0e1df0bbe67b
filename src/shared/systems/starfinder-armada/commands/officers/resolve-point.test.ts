import { describe, expect, it } from 'vitest'
import { act } from '@kit/systems/starfinder-armada/actions'
import { runRule } from '../../../../core/dice/run-rule'
import { anArmada, anOfficer, at, attack, battle, f, given, o, play } from '@kit/systems/starfinder-armada'
import { firstRefusal } from '../../../../core/engine/refusals'
import { checkResolve, rollCheck, spentResolve } from './resolve-point'

const table = at(
  battle(anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a')]), anArmada('them', [{ id: 'x' }])),
  'gunnery'
)

const refused = (...question: Parameters<typeof checkResolve>) => firstRefusal(checkResolve(...question), [])

describe('Resolve Points (SA-051)', () => {
  it('come from an officer aboard the fleet that checks, who has one left', () => {
    expect(refused(table, f('a'), o('Cy'))).toBeNull()
    expect(refused(table, f('b'), o('Cy'))).toBe('not-aboard')
    expect(refused(table, f('a'), o('Nobody'))).toBe('no-such-officer')
    expect(refused({ ...table, officers: table.officers.map(x => ({ ...x, resolvePoints: 0 })) }, f('a'), o('Cy'))).toBe(
      'no-resolve-points'
    )
  })
  it('do not come from an officer who is incapacitated, or cut off by Communications (SA-109)', () => {
    const hurt = { ...table, officers: table.officers.map(x => ({ ...x, isIncapacitated: true })) }
    expect(refused(hurt, f('a'), o('Cy'))).toBe('officer-unable')
    const cutOff = play(table, {
      type: 'addEffect',
      fleetId: f('a'),
      effect: { kind: 'condition', condition: 'communications', ability: null },
      ending: { kind: 'battle' },
      reason: ''
    })
    expect(refused(cutOff, f('a'), o('Cy'))).toBe('officer-unable')
  })
  it('need nobody when nobody spends one', () => {
    expect(refused(table, f('a'), null)).toBeNull()
    expect(spentResolve(null)).toEqual([])
  })
  it('roll the check twice and keep the better die', () => {
    expect(runRule(rollCheck('sa.roll.morale', 'd20', 'a', true), [[3, 17]])).toMatchObject({
      kind: 'done',
      value: { natural: 17, rolls: [3, 17] }
    })
    expect(runRule(rollCheck('sa.roll.morale', 'd20', 'a', false), [])).toMatchObject({ kind: 'needs', request: { count: 1 } })
  })
})

describe('a Resolve Point on the check of an officer (SA-051)', () => {
  const crew = battle(
    anArmada('us', [{ id: 'a' }], [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Ada', 'admiral', 'a')]),
    anArmada('them', [{ id: 'x' }])
  )
  const boost = (by: string) => act('Eng', { action: 'boost', fleetId: f('a'), boost: 'turns' }, { resolveOfficerId: o(by) })
  const order = (by: string) => ({ type: 'rollMovementOrder', resolveOfficerIds: [o(by)] }) as const
  const engineering = (rulings: Record<string, string>) => given({ ...at(crew, 'engineering'), rulings })
  const helm = (rulings: Record<string, string>) => given({ ...at(crew, 'helm'), rulings })
  it('comes from anyone aboard (sa.officerResolve = anyAboard)', () => {
    for (const rulings of [{}, { 'sa.officerResolve': 'anyAboard' }]) {
      engineering(rulings).when(boost('Ada')).asks({ count: 2 })
      helm(rulings).when(order('Eng')).asks({ count: 2 })
    }
  })
  it('comes from who makes the check alone (sa.officerResolve = own)', () => {
    const rulings = { 'sa.officerResolve': 'own' }
    engineering(rulings).when(boost('Ada')).isRefused('no-resolve-here')
    engineering(rulings).when(boost('Eng')).asks({ count: 2 })
    helm(rulings).when(order('Eng')).isRefused('no-resolve-here')
    helm(rulings).when(order('Ada')).asks({ count: 2 })
  })
  it('comes from nobody (sa.officerResolve = no), but the checks of the fleet keep theirs', () => {
    const rulings = { 'sa.officerResolve': 'no' }
    engineering(rulings).when(boost('Eng')).isRefused('no-resolve-here')
    helm(rulings).when(order('Ada')).isRefused('no-resolve-here')
    given({ ...at(crew, 'gunnery'), rulings })
      .when({ ...attack('a', 'x'), resolveOfficerId: o('Ada') })
      .asks({ count: 2 })
  })
})
