import { describe, expect, it } from 'vitest'
import type { SaEvent } from '../events'
import type { BattleState, StagedAttack } from '../model/battle'
import { advance, after, anArmada, at, battle, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'

const table = at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }, { id: 'y' }])), 'gunnery')

const hit = (id: string, attacker: string, target: string, damage: number, fields: Partial<StagedAttack> = {}): StagedAttack => ({
  id,
  kind: 'gunnery',
  attackerId: f(attacker),
  targetId: f(target),
  rangeHexes: 1,
  band: 'short',
  isFromFrontArc: false,
  arrayTargets: 1,
  usesSuperweapon: false,
  natural: 12,
  rolls: [12],
  total: 15,
  ac: 13,
  isHit: true,
  damageFaces: [damage],
  damageSides: 8,
  damage,
  bypassesShields: false,
  isCriticalNatural: false,
  isEmp: false,
  ...fields
})
const volley = (state: BattleState, ...attacks: StagedAttack[]): BattleState => ({ ...state, volley: attacks, nextId: 50 })
const dues = (state: BattleState): unknown[] =>
  state.obligations.map(due => (due.kind === 'critical' ? `${due.fleetId} ${due.trigger}` : `${due.fleetId} ${due.kind}`))

describe('damage goes to shields first, the rest to the hull (SA-094)', () => {
  it('takes 7 shields and 3 hull from a hit of 10', () => {
    given(volley(table, hit('v1', 'a', 'x', 10)))
      .when(advance)
      .thenAmong({ type: 'damageApplied', attackId: 'v1', attackerId: f('a'), targetId: f('x'), spLost: 7, hpLost: 3, sp: 0, hp: 18 })
      .thenState(state => expect(state.volley).toEqual([]))
  })
  it('applies hits in the order declared, each on what the one before left (SA-Q12)', () => {
    given(volley(table, hit('v1', 'a', 'x', 5), hit('v2', 'b', 'x', 5)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x')).toMatchObject({ sp: 0, hp: 18 }))
  })
  it('keeps every attack in the volley until all have struck (SA-084)', () => {
    const staged = volley(table, hit('v1', 'a', 'x', 10))
    const struck: SaEvent = {
      type: 'damageApplied',
      attackId: 'v1',
      attackerId: f('a'),
      targetId: f('x'),
      spLost: 7,
      hpLost: 3,
      sp: 0,
      hp: 18
    }
    expect(after(staged, struck).volley).toHaveLength(1)
  })
  it('does nothing on a miss but say so', () => {
    given(volley(table, hit('v1', 'a', 'x', 0, { isHit: false })))
      .when(advance)
      .thenAmong({ type: 'attackMissed', attackId: 'v1', attackerId: f('a'), targetId: f('x') })
  })
})

describe('the critical threshold (SA-020, SA-100, SA-107)', () => {
  it('owes a critical and a morale check at exactly half the hull: 10 of 21', () => {
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 11)))
      .when(advance)
      .thenState(state => {
        expect(fleetIn(state, 'x')).toMatchObject({ hp: 10, hasCrossedThreshold: true })
        expect(dues(state)).toEqual(['x threshold', 'x morale'])
        expect(state.obligations[1]).toMatchObject({ dc: 12 })
      })
  })
  it('owes nothing one point above', () => {
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 10)))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual([]))
  })
  it('is crossed once in a battle (SA-Q09)', () => {
    given(volley(having(table, 'x', { sp: 0, hp: 12, hasCrossedThreshold: true }), hit('v1', 'a', 'x', 5)))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual([]))
  })
  it('asks no morale of a fleet that passed a check this round (SA-105)', () => {
    given(volley(having(table, 'x', { sp: 0, moralePassedInRound: 1 }), hit('v1', 'a', 'x', 11)))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x threshold']))
  })
})

describe('critical hits (SA-106, SA-108, SA-Q09)', () => {
  it('come of a natural 20 that hurts the hull', () => {
    given(volley(table, hit('v1', 'a', 'x', 8, { isCriticalNatural: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x natural']))
  })
  it('come of no natural 20 that the shields take whole', () => {
    given(volley(table, hit('v1', 'a', 'x', 7, { isCriticalNatural: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual([]))
  })
  it('come of any hit by a superweapon, shields or not (SA-041, SA-Q31)', () => {
    given(volley(table, hit('v1', 'a', 'x', 2, { usesSuperweapon: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x superweapon']))
  })
  it('by a superweapon need damage to the hull or any hit, as read (sa.superweaponCrit = needsHpDamage, sa.superweaponCrit = anyHit)', () => {
    const owed = (reading: string, damage: number) => {
      const read = { ...table, rulings: { 'sa.superweaponCrit': reading } }
      return dues(play(volley(read, hit('v1', 'a', 'x', damage, { usesSuperweapon: true })), advance))
    }
    expect([owed('anyHit', 7), owed('anyHit', 8)]).toEqual([['x superweapon'], ['x superweapon']])
    expect([owed('needsHpDamage', 7), owed('needsHpDamage', 8)]).toEqual([[], ['x superweapon']])
  })
  it('come of an EMP without any damage to the hull (SA-032, SA-Q05)', () => {
    given(volley(table, hit('v1', 'a', 'x', 0, { isEmp: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x emp']))
  })
  it('are owed once per attack, for the first of its reasons (sa.critMultiple = onePerAttack, SA-Q09)', () => {
    const once = having({ ...table, rulings: { 'sa.critMultiple': 'onePerAttack' } }, 'x', { sp: 0 })
    const both = { isCriticalNatural: true, usesSuperweapon: true, isEmp: true }
    given(volley(once, hit('v1', 'a', 'x', 12, both), hit('v2', 'b', 'x', 1, { isEmp: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x natural', 'x emp', 'x morale']))
    given(volley(once, hit('v1', 'a', 'x', 5, { isEmp: true }), hit('v2', 'b', 'x', 7)))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x emp', 'x threshold', 'x morale']))
  })
  it('are owed once per trigger, before any morale check (sa.critMultiple = eachTrigger)', () => {
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 12, { isCriticalNatural: true, usesSuperweapon: true })))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x natural', 'x superweapon', 'x threshold', 'x morale']))
  })
})

describe('a fleet that flees already', () => {
  it('owes the critical of half its hull, and no morale check (SA-100, SA-107)', () => {
    const fleeing = having(table, 'x', { sp: 0, status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
    given(volley(fleeing, hit('v1', 'a', 'x', 11)))
      .when(advance)
      .thenState(state => expect(dues(state)).toEqual(['x threshold']))
  })
})

describe('disabled and destroyed (SA-097, SA-098)', () => {
  it('disables at 0 hull or less, and such a fleet owes no roll', () => {
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 21, { isCriticalNatural: true })))
      .when(advance)
      .thenAmong({ type: 'fleetDisabled', fleetId: f('x'), because: 'damage' })
      .thenState(state => {
        expect(fleetIn(state, 'x')).toMatchObject({ hp: 0, status: 'disabled', outSince: 1, hasCrossedThreshold: false })
        expect(dues(state)).toEqual([])
      })
  })
  it('destroys only when the damage to the hull exceeds twice the maximum: 43 of 21, not 42', () => {
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 42)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('disabled'))
    given(volley(having(table, 'x', { sp: 0 }), hit('v1', 'a', 'x', 43)))
      .when(advance)
      .thenAmong({ type: 'fleetDestroyed', fleetId: f('x') })
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('destroyed'))
  })
  it('leaves alone whom the GM keeps in the fight at no hull, until a hit strikes it', () => {
    const kept = having(table, 'x', { sp: 0, hp: 0 })
    given(volley(kept, hit('v1', 'a', 'x', 0, { isHit: false }), hit('v2', 'x', 'a', 1)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('active'))
    given(volley(kept, hit('v1', 'a', 'x', 1)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('disabled'))
  })
  it('may destroy a fleet that drifted disabled', () => {
    given(volley(having(table, 'x', { sp: 0, hp: -20, status: 'disabled' }), hit('v1', 'a', 'x', 2)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('destroyed'))
  })
  it('lets a fleet disabled in this volley hit with what it staged (SA-084)', () => {
    given(volley(having(having(table, 'x', { sp: 0, hp: 1 }), 'a', { sp: 0 }), hit('v1', 'a', 'x', 5), hit('v2', 'x', 'a', 5)))
      .when(advance)
      .thenState(state => {
        expect(fleetIn(state, 'x').status).toBe('disabled')
        expect(fleetIn(state, 'a').hp).toBe(16)
      })
  })
})

describe('the DC of morale with several enemies (SA-Q18)', () => {
  it('is by the highest armada that damaged the fleet', () => {
    const three = at(
      battle(anArmada('us', [{ id: 'a' }], [], 4), anArmada('them', [{ id: 'x' }]), anArmada('far', [{ id: 'q' }], [], 20)),
      'gunnery'
    )
    given(volley(having(three, 'x', { sp: 0 }), hit('v1', 'a', 'x', 11)))
      .when(advance)
      .thenState(state => expect(state.obligations[1]).toMatchObject({ kind: 'morale', dc: 12 }))
  })
})

describe('who hurt the fleet (SA-Q18)', () => {
  it('is no armada whose hit did nothing', () => {
    given(volley(table, hit('v1', 'a', 'x', 0)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').damagedBy).toEqual([]))
    given(volley(table, hit('v1', 'a', 'x', 1)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').damagedBy).toEqual(['us']))
  })
})

describe('fleets that fled', () => {
  it('are neither disabled nor destroyed by what follows them', () => {
    given(volley(having(table, 'x', { sp: 0, hp: 1, status: 'fled', outSince: 1 }), hit('v1', 'a', 'x', 9)))
      .when(advance)
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('fled'))
  })
})
