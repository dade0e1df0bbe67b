import { describe, expect, it } from 'vitest'
import type { BattleState, StagedAttack } from '../../model/battle'
import type { SaEvent } from '../../events'
import {
  after,
  anArmada,
  anOfficer,
  at,
  attack,
  battle,
  battleWith,
  f,
  fleetIn,
  given,
  having,
  o,
  play,
  type aFleet
} from '@kit/systems/starfinder-armada'

const staged = (fields: Partial<StagedAttack>) => (event: SaEvent) => {
  if (event.type !== 'attackStaged') return false
  expect(event.attack).toMatchObject(fields)
  return true
}
const duel = (ours: Parameters<typeof aFleet>[0], theirs: Parameters<typeof aFleet>[0], officers: Parameters<typeof anArmada>[2] = []) =>
  at(battle(anArmada('us', [ours], officers), anArmada('them', [theirs])), 'gunnery')

describe('the worked example (SA-099)', () => {
  const table = at(
    battle(
      anArmada('us', [{ id: 'a', tier: 5, size: 'large', fleetClass: 'capital' }], [anOfficer('Brandt', 'chiefTechnician', 'a', 6)]),
      anArmada('them', [{ id: 'x', tier: 4, size: 'medium', fleetClass: 'destroyer' }])
    ),
    'gunnery'
  )
  it('hits with 12 + 3 + 3 − 2 = 16 against 13 for 13 damage, and leaves SP 0 and HP 9 of 17, above the threshold of 8', () => {
    expect(fleetIn(table, 'x')).toMatchObject({ hp: 17, sp: 5 })
    given(table)
      .when(attack('a', 'x', { rangeHexes: 8, isFromFrontArc: true }))
      .asks({ die: 'd20', count: 1, purpose: 'sa.roll.gunnery', actor: 'a' })
      .rolling([12])
      .asks({ die: 'd10', count: 2, purpose: 'sa.roll.damage' })
      .rolling([7, 4])
      .then(staged({ total: 16, ac: 13, isHit: true, band: 'long', damage: 13, isCriticalNatural: false }))
      .when({ type: 'advancePhase' })
      .thenState(state => {
        expect(fleetIn(state, 'x')).toMatchObject({ hp: 9, sp: 0, hasCrossedThreshold: false })
        expect(state.obligations).toEqual([])
      })
  })
})

describe('a hit of which the game master grants half', () => {
  it('deals half of its damage, rounded down', () => {
    given(duel({ id: 'a' }, { id: 'x' }))
      .when(attack('a', 'x'))
      .rolling([20], [5, 4])
      .then(staged({ isHit: true, damage: 9 }))
    given(duel({ id: 'a' }, { id: 'x' }))
      .when({ ...attack('a', 'x'), dealsHalf: true })
      .rolling([20], [5, 4])
      .then(staged({ isHit: true, damage: 4 }))
  })
})

describe('the gunnery check against the AC (SA-093)', () => {
  it('hits on equal and misses one below, and a miss asks for no damage', () => {
    given(duel({ id: 'a' }, { id: 'x' }))
      .when(attack('a', 'x'))
      .rolling([10], [1, 1])
      .then(staged({ total: 13, ac: 13, isHit: true }))
    given(duel({ id: 'a' }, { id: 'x' }))
      .when(attack('a', 'x'))
      .rolling([9])
      .then(staged({ total: 12, ac: 13, isHit: false, damage: 0, damageFaces: [] }))
  })
  it('hits on a natural 20 and misses on a natural 1 whatever is added (sa.naturalAuto = nat20HitsNat1Misses)', () => {
    const armadas = [anArmada('us', [{ id: 'a', abilities: ['emp'] }]), anArmada('them', [{ id: 'x' }])]
    const table = at(battleWith({ 'sa.naturalAuto': 'nat20HitsNat1Misses' }, ...armadas), 'gunnery')
    given(table)
      .when(attack('a', 'x', { gmCheck: -50 }))
      .rolling([20], [4, 4])
      .then(staged({ isHit: true, isCriticalNatural: true, isEmp: false, total: -27 }))
    given(table)
      .when(attack('a', 'x', { gmCheck: -50 }))
      .rolling([19])
      .then(staged({ isHit: false }))
    given(table)
      .when(attack('a', 'x', { gmCheck: 50 }))
      .rolling([1])
      .then(staged({ isHit: false, isEmp: false, total: 54 }))
    given(table)
      .when(attack('a', 'x', { gmCheck: 50 }))
      .rolling([2], [4, 4])
      .then(staged({ isHit: true, isEmp: true }))
  })
  it('lets no natural face hit or miss by itself (sa.naturalAuto = none, SA-Q13)', () => {
    given(duel({ id: 'a', tier: 1 }, { id: 'x', tier: 20 }))
      .when(attack('a', 'x', { gmCheck: -2 }))
      .rolling([20])
      .then(staged({ isHit: false }))
    given(duel({ id: 'a', tier: 20 }, { id: 'x', tier: 1 }))
      .when(attack('a', 'x'))
      .rolling([1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
      .then(staged({ isHit: true }))
  })
})

describe('range and what lies in it (SA-025, SA-092)', () => {
  const table = duel({ id: 'a', fleetClass: 'capital' }, { id: 'x' })
  it('counts the debris it crosses (SA-069)', () => {
    given(table)
      .when(attack('a', 'x', { debrisCrossed: 2 }))
      .rolling([11])
      .then(staged({ total: 12, ac: 13, isHit: false }))
  })
  it('ends where extreme range ends, unless the GM lets it through at extreme range', () => {
    given(table)
      .when(attack('a', 'x', { rangeHexes: 16 }))
      .isRefused('out-of-range')
    given(table)
      .when(attack('a', 'x', { rangeHexes: 16 }))
      .forced()
      .rolling([2])
      .then(staged({ band: 'extreme', total: 1 }))
  })
})

describe('one attack a round (SA-083)', () => {
  const fired = play(duel({ id: 'a' }, { id: 'x' }), attack('a', 'x'), [1])
  it('is all a fleet has, apart from an array', () => {
    given(fired).when(attack('a', 'x')).isRefused('already-attacked')
    given(fired)
      .when(attack('x', 'a'))
      .rolling([1])
      .then(staged({ attackerId: f('x') }))
  })
  it('is there again next round', () => {
    const next = after(fired, { type: 'phaseEntered', round: 2, phase: 'gunnery' })
    given(next)
      .when(attack('a', 'x'))
      .rolling([1])
      .then(staged({ isHit: false }))
  })
  it('belongs to the gunnery phase, to fleets in the fight, and to enemies', () => {
    given(at(fired, 'helm')).when(attack('x', 'a')).isRefused('wrong-phase')
    given(having(fired, 'x', { status: 'disabled' }))
      .when(attack('x', 'a'))
      .isRefused('out-of-battle')
    const table = at(battle(anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
    given(table).when(attack('a', 'b')).isRefused('not-an-enemy')
    given(table).when(attack('a', 'a')).isRefused('same-fleet')
    given(table).when(attack('a', 'zz')).isRefused('no-such-fleet')
    given(having(table, 'x', { status: 'destroyed' }))
      .when(attack('a', 'x'))
      .isRefused('out-of-battle')
    for (const numbers of [
      { rangeHexes: 1.5 },
      { debrisCrossed: -1 },
      { debrisCrossed: 0.5 },
      { debrisCrossed: 100 },
      { gmCheck: 100 },
      { gmAc: -100 }
    ])
      given(table)
        .when(attack('a', 'x', numbers))
        .isRefused('bad-number')
  })
  it('may finish off a fleet that drifts disabled', () => {
    given(having(duel({ id: 'a' }, { id: 'x' }), 'x', { status: 'disabled', hp: -2 }))
      .when(attack('a', 'x'))
      .rolling([1])
      .then(staged({ isHit: false }))
  })
})

describe('every fleet fires, even one that this volley disables (SA-084)', () => {
  it('stages results and touches no hull until the volley is resolved', () => {
    const table = having(duel({ id: 'a' }, { id: 'x' }), 'x', { hp: 1, sp: 0 })
    const fired = play(table, attack('a', 'x'), [20], [6, 6])
    expect(fleetIn(fired, 'x')).toMatchObject({ hp: 1, status: 'active' })
    given(fired)
      .when(attack('x', 'a'))
      .rolling([20], [6, 6])
      .thenState(() => true)
      .when({ type: 'advancePhase' })
      .thenState(state => {
        expect(fleetIn(state, 'x').status).toBe('disabled')
        expect(fleetIn(state, 'a').sp).toBe(0)
      })
  })
})

describe('a Resolve Point on the gunnery check (SA-051)', () => {
  const table = duel({ id: 'a' }, { id: 'x' }, [anOfficer('Cy', 'commander', 'a')])
  it('rolls twice, keeps the better die, and comes from an officer aboard', () => {
    given(table)
      .when(attack('a', 'x', { resolveOfficerId: o('Cy') }))
      .asks({ die: 'd20', count: 2 })
      .rolling([3, 16], [1, 1])
      .then({ type: 'resolveSpent', officerId: o('Cy') }, staged({ natural: 16, rolls: [3, 16] }))
      .thenState(state => expect(state.officers[0]?.resolvePoints).toBe(1))
    given(table)
      .when(attack('x', 'a', { resolveOfficerId: o('Cy') }))
      .isRefused('not-aboard')
  })
})

describe('damage below nothing (SA-023, SA-040, SA-Q35)', () => {
  it('stops at 0: 1d4 − 1 strong − 1 threshold', () => {
    const table = duel(
      { id: 'a', tier: 1, size: 'small', fleetClass: 'destroyer' },
      { id: 'x', tier: 1, fleetClass: 'capital', abilities: ['damageThreshold'] }
    )
    given(table)
      .when(attack('a', 'x'))
      .rolling([20], [1])
      .then(staged({ isHit: true, damage: 0 }))
  })
})

describe('a fleet that blows itself up in the front arc of another (SA-017, SA-039)', () => {
  const down = having(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'resolution'), 'x', { status: 'disabled' })
  const owing: BattleState = { ...down, obligations: [{ id: 'o8', kind: 'selfDestruct', fleetId: f('x'), round: 1, isDeferred: false }] }
  const ac = (isFromFrontArc: boolean, sp = 1): unknown =>
    given(having(owing, 'a', { sp }))
      .when({ type: 'settleSelfDestruct', obligationId: 'o8', targetId: f('a'), isFromFrontArc, resolveOfficerId: null, gmCheck: 0 })
      .rolling([1])
      .thenState(() => true)
      .events.flatMap(event => (event.type === 'attackStaged' ? [event.attack.ac] : []))
  it('meets its shields there, and no shields from elsewhere or where none are left', () => {
    expect([ac(true), ac(false), ac(true, 0)]).toEqual([[14], [13], [13]])
  })
})
