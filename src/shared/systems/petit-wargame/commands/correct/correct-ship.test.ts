import { describe, expect, it } from 'vitest'
import type { ShipCorrection } from '../../model/corrections'
import { at, detect, duel, equipped, engagementIn, facing, given, play, sh, shipIn, sq, told } from '@kit/systems/petit-wargame'

const correct = (correction: ShipCorrection, ship = 'x') => ({ type: 'correctShip', shipId: sh(ship), correction, reason: 'seen' }) as const

describe('values of a ship set by the GM (PW-041, PW-057, PW-060, PW-061)', () => {
  it('are place, points, jams, notes and what works in a sector', () => {
    const correction = {
      position: at(1, 1, 1),
      pdSpent: 1,
      jams: [{ detector: 'W', untilTurn: 3 }],
      note: 'adrift',
      name: 'Ghost'
    } as const
    given(duel())
      .when(correct(correction))
      .then({ type: 'shipCorrected', shipId: sh('x'), correction, reached: correction, reason: 'seen' })
    expect(shipIn(play(duel(), correct(correction)), 'x')).toMatchObject(correction)
  })
  it('leave what no longer works among the losses, and take back what works again', () => {
    const hurt = play(duel(), correct({ elements: { front: ['A', 'A'] } }))
    expect(shipIn(hurt, 'x').sectors.front).toEqual({ points: 10, elements: ['A', 'A'], lost: ['A', 'a', 'W', 'W', 'W'] })
    expect(shipIn(play(hurt, correct({ elements: { front: ['A', 'A', 'a', 'W'] } })), 'x').sectors.front.lost).toEqual(['A', 'W', 'W'])
  })
  it('are possible ones', () => {
    given(duel()).when(correct({}, 'q')).isRefused('no-such-ship')
    given(duel())
      .when(correct({ note: 'n'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ position: at(30, 0, 0) }))
      .isRefused('off-grid')
    given(duel())
      .when(correct({ pmSpent: -1 }))
      .isRefused('bad-number')
    const twice = { detector: 'W', untilTurn: 1 } as const
    given(duel())
      .when(correct({ jams: [twice, twice] }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ elements: { top: Array.from({ length: 21 }, () => 'A' as const) } }))
      .isRefused('bad-element')
  })
  const none = { front: [], rear: [], right: [], left: [], top: [], bottom: [] }
  it('destroy a ship without elements, with what waited for it', () => {
    given(play(duel({ x: { front: 'wx' } }), detect('W')))
      .when(correct({ elements: none }))
      .thenAmong(
        { type: 'shipDestroyed', shipId: sh('x'), costPoints: 20 },
        { type: 'detectionWithdrawn', shipId: sh('a'), detector: 'W', targetId: sh('x'), reason: 'seen' }
      )
    given(facing('front', 'top'))
      .when(correct({ elements: none }, 'a'))
      .thenAmong({ type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'destroyed', reason: 'seen' })
      .thenState(state => state.isOver === false)
  })
  it('may win the battle', () => {
    const half = play(duel(), correct({ elements: none }, 'y'))
    given(half)
      .when(correct({ elements: none }))
      .thenAmong({ type: 'victoryWon', sideId: 'A', lost: 40, total: 40 })
      .thenState(state => state.isOver)
  })
  it('may win it with the elements of a ship that is left, where elements count (PW-061, PW-Q26)', () => {
    const rulings = { 'pw.victory': 'destroyedElements' }
    const few = { front: ['A'], rear: [], right: [], left: [], top: [] } as const
    const counted = duel({ rulings })
    expect(play(counted, correct({ elements: few })).isOver).toBe(false)
    const hurt = play(counted, correct({ elements: few }, 'y'))
    given(hurt)
      .when(correct({ elements: few }))
      .thenAmong({ type: 'victoryWon', sideId: 'A', lost: 24, total: 28, unit: 'elements' })
      .thenState(state => state.isOver && state.winnerId === 'A')
  })
  it('leave the victory to the active side where both are beaten at once (PW-061, PW-Q26)', () => {
    const ruined = (id: 'ours' | 'theirs') =>
      told(
        ['a', 'b', 'y'].reduce((now, ship) => equipped(now, ship, {}), duel()),
        { type: 'squadronActivated', squadronId: sq(id) }
      )
    const winner = (id: 'ours' | 'theirs') => play(ruined(id), correct({ elements: none })).winnerId
    expect([winner('ours'), winner('theirs')]).toEqual(['A', 'B'])
  })
  it('put a choice anew in a sector that changed (PW-059)', () => {
    const fire = { type: 'declareFire', weapon: 'C', mode: 'concentrated' } as const
    const hit = play(facing('front', 'top', { a: { front: 'CCCC' }, x: { top: '+AAW', rear: '+' } }), fire, [4, 4])
    given(hit)
      .when(correct({ elements: { top: ['W'] } }))
      .thenAmong({ type: 'elementLost', shipId: sh('x'), sector: 'top', element: 'W' }, { type: 'shotEnded', role: 'active' })
    const other = play(hit, correct({ elements: { rear: [] } }))
    expect(engagementIn(other).shot?.due?.count).toBe(2)
  })
})
