import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { MinesEffect } from '../../model/effects'
import { armadaId } from '../../model/design'
import { anArmada, anOfficer, at, attack, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const mines: MinesEffect = {
  id: 'e1',
  kind: 'mines',
  targetId: f('x'),
  armadaId: armadaId('them'),
  place: '',
  activeFrom: 2,
  hp: [9, 9],
  entries: [],
  cause: 'sa.cause.mines',
  source: 'SA-035',
  ending: { kind: 'endOfRound', round: 4 },
  suspension: null
}

function table(rulings: BattleState['rulings'] = {}, hp: readonly number[] = mines.hp): BattleState {
  const us = anArmada(
    'us',
    [
      { id: 'a', abilities: ['array'] },
      { id: 'b', fleetClass: 'fighter', abilities: ['bombers'] }
    ],
    [anOfficer('Tek', 'chiefTechnician', 'b')]
  )
  const state = at(battleWith(rulings, us, anArmada('them', [{ id: 'x', abilities: ['gravityMines'] }])), 'gunnery')
  return { ...state, effects: [{ ...mines, hp }], nextId: 5 }
}

const fire = (fields: Partial<SaCommands['attackMines']> = {}): SaCommands['attackMines'] => ({
  type: 'attackMines',
  attackerId: f('a'),
  effectId: 'e1',
  hex: 0,
  rangeHexes: 1,
  resolveOfficerId: null,
  debrisCrossed: 0,
  gmCheck: 0,
  ...fields
})

const hullLeft = (state: BattleState): readonly (readonly number[])[] =>
  state.effects.flatMap(effect => (effect.kind === 'mines' ? [effect.hp] : []))

describe('mines are shot at with Armor Class 5 and the attack of the fleet (SA-038, SA-Q38)', () => {
  it('are hit at exactly 5 and missed one below: at tier 5, by a 2 and a 1', () => {
    given(table())
      .when(fire())
      .rolling([2], [4, 3])
      .then({ type: 'minesAttacked', effectId: 'e1', attackerId: f('a'), hex: 0, total: 5, ac: 5, faces: [4, 3], damage: 7, hp: 2 })
      .thenState(state => {
        expect(hullLeft(state)).toEqual([[2, 9]])
        expect(state.volley).toEqual([])
      })
    given(table())
      .when(fire())
      .rolling([1])
      .then({ type: 'minesAttacked', effectId: 'e1', attackerId: f('a'), hex: 0, total: 4, ac: 5, faces: [], damage: 0, hp: 9 })
  })
  it('suffer no criticals, and no class is strong or weak against them', () => {
    given(table())
      .when(fire({ attackerId: f('b') }))
      .rolling([20], [1, 2])
      .thenState(state => {
        expect(hullLeft(state)).toEqual([[6, 9]])
        expect(state.obligations).toEqual([])
      })
  })
  it('meet the range penalty, the debris in the way and the technician aboard', () => {
    given(table())
      .when(fire({ rangeHexes: 12, debrisCrossed: 1, gmCheck: 1 }))
      .rolling([5])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 4)
    given(table())
      .when(fire({ attackerId: f('b') }))
      .rolling([1], [1, 1])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 7)
  })
  it('are no fleet for point defense (SA-043)', () => {
    given(having(table(), 'a', { abilities: ['pointDefense'] }))
      .when(fire())
      .rolling([1])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 4)
  })
  it('are cleared hex by hex, and gone when the last is', () => {
    const one = play(table(), fire(), [10], [8, 8])
    expect(hullLeft(one)).toEqual([[0, 9]])
    given(one)
      .when(fire({ attackerId: f('b') }))
      .isRefused('no-such-hex')
    given(one)
      .when(fire({ attackerId: f('b'), hex: 1 }))
      .rolling([10], [8, 8])
      .thenAmong(event => event.type === 'effectEnded' && event.effect.id === 'e1')
      .thenState(state => expect(state.effects).toEqual([]))
  })
  it('are gone with their one hull where both hexes share it (sa.minesTarget = shared)', () => {
    given(table({}, [3]))
      .when(fire())
      .rolling([10], [2, 1])
      .thenState(state => expect(state.effects).toEqual([]))
    expect(hullLeft(play(table({}, [3]), fire(), [10], [1, 1]))).toEqual([[1]])
    given(table({}, [3]))
      .when(fire({ hex: 1 }))
      .isRefused('no-such-hex')
  })
  it('take as much as the shot does with weapons hurt and with a Boost (SA-068, SA-109)', () => {
    const lay = { targetId: f('a'), cause: 'sa.cause.gm', ending: { kind: 'battle' }, suspension: null } as const
    const state: BattleState = {
      ...table(),
      effects: [
        ...table().effects,
        { id: 'e2', kind: 'condition', condition: 'weapons', ability: null, strength: 1, byFleetId: null, source: 'SA-109', ...lay },
        { id: 'e3', kind: 'officerBonus', stat: 'damage', value: 3, officerId: o('Tek'), source: 'SA-068', ...lay }
      ]
    }
    given(state)
      .when(fire())
      .rolling([10], [4, 3])
      .thenAmong(event => event.type === 'minesAttacked' && event.damage === 8)
    given(state)
      .when(fire())
      .rolling([1])
      .thenAmong(event => event.type === 'minesAttacked' && event.damage === 0)
  })
  it('are rolled twice for a Resolve Point (SA-051)', () => {
    given(table())
      .when(fire({ attackerId: f('b'), resolveOfficerId: o('Tek') }))
      .asks({ count: 2 })
      .rolling([1, 9], [1, 1])
      .thenAmong({ type: 'resolveSpent', officerId: o('Tek') })
  })
})

describe('the attack of the round goes to mines or to a fleet (SA-083)', () => {
  it('not to both, and not to an array after that', () => {
    const fired = play(table(), fire(), [1])
    expect(fleetIn(fired, 'a').hasAttacked).toBe(true)
    given(fired).when(fire()).isRefused('already-attacked')
    given(fired).when(attack('a', 'x')).isRefused('already-attacked')
    given(fired)
      .when(attack('a', 'x', { arrayTargets: 2 }))
      .isRefused('already-attacked')
    given(play(table(), attack('a', 'x'), [1]))
      .when(fire())
      .isRefused('already-attacked')
  })
  it('and says what cannot be', () => {
    given(table())
      .when(fire({ rangeHexes: 13 }))
      .isRefused('out-of-range')
    given(at(table(), 'helm')).when(fire()).isRefused('wrong-phase')
    given(having(table(), 'a', { status: 'disabled' }))
      .when(fire())
      .isRefused('out-of-battle')
    given(table())
      .when(fire({ attackerId: f('zz') }))
      .isRefused('no-such-fleet')
    given(table())
      .when(fire({ effectId: 'e9' }))
      .isRefused('no-such-effect')
    given(table())
      .when(fire({ hex: 2 }))
      .isRefused('no-such-hex')
    given(table())
      .when(fire({ gmCheck: 0.5 }))
      .isRefused('bad-number')
    given(table())
      .when(fire({ rangeHexes: -1 }))
      .isRefused('bad-number')
    given(table())
      .when(fire({ resolveOfficerId: o('Tek') }))
      .isRefused('not-aboard')
  })
  it('unless the GM lets it', () => {
    given(play(table(), fire(), [1]))
      .when(fire({ rangeHexes: 99 }))
      .forced()
      .rolling([10], [1, 1])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 9)
  })
})

describe('the least a hit on mines does (sa.minHitDamage, SA-Q35)', () => {
  const weak = (rulings: BattleState['rulings']) => {
    const state = table(rulings)
    return given(having(state, 'a', { adjustments: { damage: -9 } }))
      .when(fire())
      .rolling([10], [1, 1])
  }
  it('is 0 or 1', () => {
    weak({ 'sa.minHitDamage': '0' }).thenAmong(event => event.type === 'minesAttacked' && event.damage === 0)
    weak({ 'sa.minHitDamage': '1' }).thenAmong(event => event.type === 'minesAttacked' && event.damage === 1)
  })
})

describe('faces that decide by themselves against mines (SA-Q13)', () => {
  it('are 20 and 1 (sa.naturalAuto = nat20HitsNat1Misses)', () => {
    const rulings = { 'sa.naturalAuto': 'nat20HitsNat1Misses' }
    given(table(rulings))
      .when(fire({ gmCheck: -50 }))
      .rolling([20], [3, 3])
      .thenAmong(event => event.type === 'minesAttacked' && event.damage === 6)
    given(table(rulings))
      .when(fire({ gmCheck: 50 }))
      .rolling([1])
      .thenAmong(event => event.type === 'minesAttacked' && event.faces.length === 0)
  })
})

describe('a superweapon at mines (SA-038, SA-041, SA-042)', () => {
  const armed = (rulings: BattleState['rulings']) => having(table(rulings), 'a', { abilities: ['superweapon'] })
  const big = fire({ usesSuperweapon: true })
  it('is not fired (sa.superweaponMines = no)', () => {
    for (const rulings of [{}, { 'sa.superweaponMines': 'no' }]) given(armed(rulings)).when(big).isRefused('not-at-mines')
  })
  it('is fired at −2, adds the tier and recovers (sa.superweaponMines = yes)', () => {
    const rulings = { 'sa.superweaponMines': 'yes' }
    given(armed(rulings))
      .when(big)
      .rolling([4], [1, 1])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 5 && event.damage === 7 && event.superweaponReadyRound === 3)
      .thenState(state => expect(fleetIn(state, 'a').superweaponReadyRound).toBe(3))
    given(armed(rulings))
      .when(big)
      .rolling([3])
      .thenAmong(event => event.type === 'minesAttacked' && event.total === 4 && event.damage === 0)
    given(having(armed(rulings), 'a', { superweaponReadyRound: 3 }))
      .when(big)
      .isRefused('superweapon-not-ready')
    given(table(rulings)).when(big).isRefused('no-superweapon')
  })
})
