import { describe, expect, it } from 'vitest'
import type { MinesEffect } from '../../model/effects'
import type { BattleState } from '../../model/battle'
import { anArmada, at, battleWith, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'

function table(tier = 5, rulings: BattleState['rulings'] = {}): BattleState {
  const state = at(
    battleWith(rulings, anArmada('us', [{ id: 'm', tier, abilities: ['gravityMines'] }]), anArmada('them', [{ id: 'x' }])),
    'helm'
  )
  return having(having(state, 'm', { movement: 'moved' }), 'x', { movement: 'declined' })
}

const lay = { type: 'layMines', fleetId: f('m'), place: ' 0408 and 0409 ' } as const
const hull = (state: BattleState): readonly number[] =>
  play(state, lay).effects.flatMap(effect => (effect.kind === 'mines' ? effect.hp : []))

describe('gravity mines are scattered once a battle, as the helm phase ends (SA-035)', () => {
  it('lie where the table says, from the next round on, through three rounds (SA-036)', () => {
    const mines: Partial<MinesEffect> = {
      kind: 'mines',
      targetId: 'm',
      armadaId: table().fleets[0]?.armadaId ?? ('' as MinesEffect['armadaId']),
      place: '0408 and 0409',
      activeFrom: 2,
      ending: { kind: 'endOfRound', round: 4 },
      entries: []
    }
    given(table())
      .when(lay)
      .thenState(state => {
        expect(state.effects).toMatchObject([mines])
        expect(fleetIn(state, 'm').hasLaidMines).toBe(true)
      })
  })
  it('wait until every fleet has moved or declined, unless the GM says otherwise', () => {
    const early = having(table(), 'x', { movement: 'pending' })
    given(early).when(lay).isRefused('wrong-moment')
    given(early)
      .when(lay)
      .forced()
      .thenState(state => expect(state.effects).toHaveLength(1))
    given(having(early, 'x', { status: 'disabled' }))
      .when(lay)
      .thenState(state => expect(state.effects).toHaveLength(1))
  })
  it('are laid once, also after they are gone', () => {
    const laid = play(table(), lay)
    given(laid).when(lay).isRefused('mines-are-laid')
    given({ ...laid, effects: [] })
      .when(lay)
      .isRefused('mines-are-laid')
    given(laid)
      .when(lay)
      .forced()
      .thenState(state => expect(state.effects).toHaveLength(2))
  })
  it('belong to the helm phase, to a fleet that fights, and to one that has them', () => {
    given(at(table(), 'gunnery')).when(lay).isRefused('wrong-phase')
    given(having(table(), 'm', { status: 'disabled' }))
      .when(lay)
      .isRefused('out-of-battle')
    given(table())
      .when({ ...lay, fleetId: f('x') })
      .isRefused('no-mines')
    given(table())
      .when({ ...lay, fleetId: f('zz') })
      .isRefused('no-such-fleet')
  })
  it('cannot be laid while Auxiliary System has put them out (SA-109)', () => {
    const out: BattleState = {
      ...table(),
      effects: [
        {
          id: 'e9',
          kind: 'condition',
          byFleetId: null,
          targetId: f('m'),
          condition: 'auxiliarySystem',
          ability: 'gravityMines',
          strength: 1,
          cause: 'sa.cause.gm',
          source: 'SA-109',
          ending: { kind: 'battle' },
          suspension: null
        }
      ]
    }
    given(out).when(lay).isRefused('no-mines')
  })
})

describe('the hull of mines (SA-038, SA-Q37): half the tier of the layer, at least 1', () => {
  it('is 1 at tier 1, 2 at tier 5, 3 at tier 6', () => {
    expect([1, 5, 6].map(tier => hull(table(tier)))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3]
    ])
  })
  it('is that of each hex or one for both, as read (sa.minesTarget = perHex, sa.minesTarget = shared)', () => {
    expect(hull(table(6, { 'sa.minesTarget': 'perHex' }))).toEqual([3, 3])
    expect(hull(table(6, { 'sa.minesTarget': 'shared' }))).toEqual([3])
  })
})
