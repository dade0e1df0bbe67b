import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import { like } from '@kit/core/engine'
import { rangeBand } from '../../derive/fire/range'
import type { SaEvent } from '../../events'
import type { SaObligation } from '../../model/obligation'
import type { Ability } from '../../model/design'
import { withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { BattleState } from '../../model/battle'
import { anArmada, anOfficer, at, battle, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import { attackOdds } from '../../odds/planned-odds'
import { unmeasuredAttack } from '../fire/stage-attack'

const due = (isDuringFlyby: boolean): SaObligation => ({
  id: 'o9',
  kind: 'freeAttack',
  fleetId: f('x'),
  targetId: f('a'),
  isDuringFlyby,
  round: 1,
  isDeferred: false
})
const failed = { stunt: 'flyby', targetId: f('x'), margin: -1, isSuccess: false } as const
const table = (isDuringFlyby: boolean, ...abilities: Ability[]) => {
  const start = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x', abilities }], [anOfficer('Iru', 'commander', 'x')]))
  return { ...having(at(start, 'helm'), 'a', { stunt: isDuringFlyby ? failed : null }), obligations: [due(isDuringFlyby)] }
}
const settle = { type: 'settleFreeAttack', obligationId: 'o9', resolveOfficerId: null, gmCheck: 0 } as const

describe('free attacks (SA-088, SA-091)', () => {
  it('do half damage during a flyby, rounded down', () => {
    given(table(true))
      .when(settle)
      .rolling([10], [4, 5])
      .thenState(state => expect(state.volley[0]).toMatchObject({ kind: 'free', damage: 4, ac: 13, isFromFrontArc: false }))
  })
  it('do full damage at a fleet that merely flew through', () => {
    given(table(false))
      .when(settle)
      .rolling([10], [4, 5])
      .thenState(state => expect(state.volley[0]?.damage).toBe(9))
  })
  it('join the volley and use up no attack of the round', () => {
    given(table(false))
      .when(settle)
      .rolling([1])
      .thenState(state => {
        expect(fleetIn(state, 'x').hasAttacked).toBe(false)
        expect(state.obligations).toEqual([])
        expect(fleetIn(state, 'a').hp).toBe(21)
      })
  })
  it('never meet the shield bonus of the front arc, however the table reads it (SA-Q27)', () => {
    for (const reading of ['always', 'notFront']) {
      const read = { ...table(false), rulings: { 'sa.shieldAcArc': reading } }
      given(read)
        .when(settle)
        .rolling([10], [1, 1])
        .thenState(state => expect(state.volley[0]?.ac).toBe(13))
    }
  })
  it('are at short range however short the attacker\u2019s has become, also of a fleet that blows itself up (SA-039, SA-Q27)', () => {
    const start = having(table(false), 'x', { adjustments: { range: -4 } })
    expect(rangeBand(start, fleetIn(start, 'x'), 1)).toBeNull()
    const dying: BattleState = { ...start, obligations: [{ id: 'o9', kind: 'selfDestruct', fleetId: f('x'), round: 1, isDeferred: false }] }
    given(start)
      .when(settle)
      .rolling([10], [4, 5])
      .thenState(state => expect(state.volley[0]).toMatchObject({ total: 10 + 3, isHit: true, band: 'short' }))
    given(dying)
      .when({ ...settle, type: 'settleSelfDestruct', isFromFrontArc: false, targetId: f('a') })
      .rolling([10], [4, 5])
      .thenAmong(like<SaEvent>({ type: 'damageApplied', attackerId: f('x'), targetId: f('a') }))
    const free = { kind: 'free', attackerId: f('x'), targetId: f('a'), isHalved: false } as const
    const ways = [start, having(start, 'x', { adjustments: {} })].map(state => attackOdds(state, unmeasuredAttack(free, settle)).hit)
    expect(ways[0]).toBe(ways[1])
  })
  it('bring no EMP that was declared for a gunnery phase (sa.emp = armedByAction, SA-Q05)', () => {
    const declared = play(at({ ...table(false, 'emp'), rulings: { 'sa.emp': 'armedByAction' } }, 'engineering'), {
      type: 'armEmp',
      fleetId: f('x')
    })
    given(at(declared, 'helm', 2))
      .when(settle)
      .rolling([20], [1, 1])
      .thenState(state => expect(state.volley[0]).toMatchObject({ total: 23, isEmp: false }))
    given({ ...table(false, 'emp'), rulings: { 'sa.emp': 'permanentCondition' } })
      .when(settle)
      .rolling([20], [1, 1])
      .thenState(state => expect(state.volley[0]?.isEmp).toBe(true))
  })
  it('are rolled twice for a Resolve Point (SA-051)', () => {
    given(table(false))
      .when({ ...settle, resolveOfficerId: o('Iru') })
      .asks({ count: 2 })
    given(table(false))
      .when({ ...settle, resolveOfficerId: o('Nobody') })
      .isRefused('no-such-officer')
  })
  it('say when nobody owes one', () => {
    given(table(false))
      .when({ ...settle, obligationId: 'o1' })
      .isRefused('no-such-obligation')
    given(table(false))
      .when({ ...settle, gmCheck: 0.5 })
      .isRefused('bad-number')
  })
})

describe('point defense in free attacks (SA-043)', () => {
  it('does full damage against a failed flyby, at +1', () => {
    given(table(true, 'pointDefense'))
      .when(settle)
      .rolling([9], [4, 5])
      .thenState(state => expect(state.volley[0]).toMatchObject({ total: 13, damage: 9 }))
  })
  it('does half where the flyby succeeded and its fleet was flown through on the way: it has failed nothing (SA-091)', () => {
    given(having(table(true, 'pointDefense'), 'a', { stunt: { ...failed, margin: 0, isSuccess: true } }))
      .when(settle)
      .rolling([9], [4, 5])
      .thenState(state => expect(state.volley[0]).toMatchObject({ total: 13, damage: 4 }))
  })
})

describe('what officers bring to a free attack (SA-Q27)', () => {
  const common = { officerId: o('Iru'), cause: 'sa.cause.test', ending: endOfRound(1), suspension: null } as const
  const helped = (rulings: Record<string, string>): BattleState => {
    const start = battleWith(
      rulings,
      anArmada('us', [{ id: 'a' }]),
      anArmada('them', [{ id: 'x' }], [anOfficer('Iru', 'commander', 'x'), anOfficer('Tec', 'chiefTechnician', 'x', 0)])
    )
    return withEffects(
      { ...at(start, 'helm'), obligations: [due(false)] },
      { ...common, id: 'e1', kind: 'officerBonus', stat: 'gunnery', targetId: 'x', value: 3, source: 'SA-063' },
      { ...common, id: 'e2', kind: 'officerBonus', stat: 'damage', targetId: 'x', value: 3, source: 'SA-068' },
      { ...common, id: 'e3', kind: 'encouraged', bonus: 'untyped', targetId: 'x', value: 1, source: 'SA-060' },
      { ...common, id: 'e4', kind: 'enchant', targetId: 'x', source: 'SA-070' },
      { ...common, id: 'e5', kind: 'target', targetId: 'x', enemyId: f('a'), source: 'SA-073' }
    )
  }
  it('is their passive benefit alone, and no encouragement is spent (sa.freeAttackBonuses = none)', () => {
    for (const rulings of [{}, { 'sa.freeAttackBonuses': 'none' }])
      given(helped(rulings))
        .when(settle)
        .rolling([19], [4, 5])
        .thenState(state => {
          expect(state.volley[0]).toMatchObject({ total: 19 + 3 + 2, damage: 9, isCriticalNatural: false })
          expect(state.effects).toHaveLength(5)
        })
  })
  it('is everything where the table reads so, and it is spent (sa.freeAttackBonuses = all)', () => {
    given(helped({ 'sa.freeAttackBonuses': 'all' }))
      .when(settle)
      .rolling([19], [4, 5])
      .thenState(state => {
        expect(state.volley[0]).toMatchObject({ total: 19 + 3 + 3 + 1 + 1, damage: 12, isCriticalNatural: true })
        expect(state.effects.map(effect => effect.id)).toEqual(['e1', 'e2', 'e4', 'e5'])
      })
  })
})

describe('when a free attack of the helm phase strikes (SA-091, SA-084)', () => {
  const struck = (rulings: Record<string, string>) => play({ ...table(false), rulings }, settle, [20], [4, 5])
  it('is with the volley (sa.freeAttackTiming = withVolley)', () => {
    for (const rulings of [{}, { 'sa.freeAttackTiming': 'withVolley' }]) {
      const state = struck(rulings)
      expect([fleetIn(state, 'a').sp, fleetIn(state, 'a').hp, state.volley.length]).toEqual([7, 21, 1])
    }
  })
  it('or at once, with the criticals it brings (sa.freeAttackTiming = atOnce)', () => {
    const state = struck({ 'sa.freeAttackTiming': 'atOnce' })
    expect([fleetIn(state, 'a').sp, fleetIn(state, 'a').hp, state.volley.length]).toEqual([0, 19, 0])
    expect(state.obligations).toMatchObject([{ kind: 'critical', fleetId: 'a', trigger: 'natural' }])
  })
})
