import { describe, expect, it } from 'vitest'
import { after, duel, given, having, s, shipIn } from '@kit/systems/firestorm-armada'
import type { BattleState } from '../../model/battle'
import { CRITICAL_TABLE } from '../../tables/damage'

const owing = (rulings = {}): BattleState =>
  after(duel(rulings), { type: 'obligationOwed', obligation: { id: 'o9', kind: 'critical', shipId: s('x'), turn: 1, isDeferred: false } })
const settle = (row: number | null = null, outcome = '') => ({ type: 'settleCritical', obligationId: 'o9', row, outcome }) as const

describe('a critical without the table (FA-Q02)', () => {
  it('is what the GM says (fa.critTable = off)', () => {
    given(owing())
      .when(settle(null, 'bridge hit'))
      .then(
        { type: 'obligationSettled', obligationId: 'o9' },
        { type: 'criticalSuffered', shipId: s('x'), critical: null, row: null, outcome: 'bridge hit' }
      )
  })
})

describe('a critical by the optional table (FA-Q02)', () => {
  const table = owing({ 'fa.critTable': 'optionalHardback' })
  it('is 2d6 (fa.critTable = optionalHardback)', () => {
    given(table)
      .when(settle())
      .asks({ purpose: 'fa.roll.critical', die: 'd6', count: 2, actor: 'x' })
      .rolling([1, 2])
      .thenState(state => expect(state.effects).toMatchObject([{ kind: 'critical', critical: 'pointDefenceOffline', targetId: 'x' }]))
  })
  it('or the row the GM names', () => {
    given(table)
      .when(settle(8))
      .thenState(state => expect(state.effects).toMatchObject([{ critical: 'engineFailure' }]))
    given(table).when(settle(1)).isRefused('bad-number')
    given(table).when(settle(13)).isRefused('bad-number')
    given(duel()).when(settle(8)).isRefused('no-such-obligation')
  })
  it('costs crew and assault points with fire and decompression, which may both come twice', () => {
    given(table)
      .when(settle(4))
      .thenState(state => expect(shipIn(state, 'x')).toMatchObject({ crewLost: 1, assaultLost: 1 }))
    const again = {
      type: 'obligationOwed',
      obligation: { id: 'o9', kind: 'critical', shipId: s('x'), turn: 1, isDeferred: false }
    } as const
    for (const [row, critical] of [
      [4, 'ragingFire'],
      [9, 'decompression']
    ] as const) {
      const once = given(table)
        .when(settle(row))
        .thenState(() => true).state
      given(after(once, again))
        .when(settle(row))
        .thenState(state => expect(state.effects).toMatchObject([{ critical }, { critical }]))
    }
  })
  it('has the rows of the GM in place of its own', () => {
    given(owing({ 'fa.critTable': 'optionalHardback', 'fa.critRow3': 'ragingFire/1' }))
      .when(settle())
      .rolling([1, 2])
      .thenState(state => expect([state.effects, shipIn(state, 'x').crewLost]).toMatchObject([[{ critical: 'ragingFire' }], 1]))
  })
  it('costs a d3 of both with hard pounding', () => {
    given(table)
      .when(settle(7))
      .asks({ purpose: 'fa.roll.hardPounding', die: 'd3', count: 1 })
      .rolling([3])
      .thenState(state => expect([shipIn(state, 'x').crewLost, shipIn(state, 'x').assaultLost, state.effects]).toEqual([3, 3, []]))
  })
  it('lasts once with the other rows, and names the right one', () => {
    for (const [row, { critical, lasts }] of Object.entries(CRITICAL_TABLE)) {
      const after = given(table).when(settle(Number(row)))
      const rolled = row === '7' ? after.rolling([1]) : row === '12' ? after.rolling([3], [4, 5]) : after
      rolled.thenState(state =>
        expect(state.effects.map(effect => effect.kind === 'critical' && effect.critical)).toEqual(lasts ? [critical] : [])
      )
    }
    const failing = after(table, {
      type: 'effectBegun',
      effect: {
        id: 'e1',
        kind: 'critical',
        critical: 'engineFailure',
        targetId: 'x',
        cause: '',
        source: '',
        ending: { kind: 'untilRepaired' },
        suspension: null
      }
    })
    given(failing)
      .when(settle(8))
      .thenState(state => expect(state.effects).toHaveLength(1))
  })
  it('throws a ship through fold space', () => {
    given(table)
      .when(settle(12))
      .asks({ purpose: 'fa.roll.ruptureDirection', count: 1 })
      .rolling([3])
      .asks({ purpose: 'fa.roll.ruptureDistance', count: 2 })
      .rolling([4, 5])
      .thenAmong({ type: 'shipDisplaced', shipId: s('x'), direction: 'port', inches: 9 })
  })
  it.each([
    [1, 'fore'],
    [2, 'fore'],
    [3, 'port'],
    [4, 'starboard'],
    [5, 'aft'],
    [6, 'aft']
  ] as const)('on %i to %s', (face, direction) => {
    given(table)
      .when(settle(12))
      .rolling([face], [1, 1])
      .thenAmong({ type: 'shipDisplaced', shipId: s('x'), direction, inches: 2 })
  })
  it('blows a ship up, and owes the explosion with two dice for each hull point it had at the start', () => {
    given(having(table, 'x', { hullLost: 4 }))
      .when(settle(2))
      .thenAmong({ type: 'hullLost', shipId: s('x'), points: 2 }, { type: 'shipDestroyed', shipId: s('x') })
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'explosion', shipId: 'x', dice: 12 }]))
  })
})
