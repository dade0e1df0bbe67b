import { describe, expect, it } from 'vitest'
import { acting, after, aFleet, aShip, at, battle, duel, given, having, play, s, suffering, w, wingIn } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const table = acting(duel())
const shoot = (...dice: readonly (readonly [string, number])[]): FaCommands['firePointDefence'] => ({
  type: 'firePointDefence',
  shipId: s('a'),
  allocations: dice.map(([id, count]) => ({ wingId: w(id), dice: count }))
})

describe('point defence all around (FA-051)', () => {
  it('fires at every wing the table finds within 4 inches, active or not', () => {
    given(acting(duel(), 'blue1'))
      .when(shoot(['p', 4]))
      .asks({ purpose: 'fa.roll.pointDefence', count: 4, actor: 'a' })
    given(at(table, 'endPhase'))
      .when(shoot(['p', 4]))
      .isRefused('wrong-phase')
  })
  it('fires no more dice than damage leaves', () => {
    given(table)
      .when(shoot(['p', 5]))
      .isRefused('too-many-dice')
    given(having(table, 'a', { hullLost: 2 }))
      .when(shoot(['p', 3]))
      .isRefused('too-many-dice')
    given(suffering(table, 'a', 'pointDefenceOffline'))
      .when(shoot(['p', 1]))
      .isRefused('too-many-dice')
  })
})

describe('split point defence (FA-040, FA-052, FA-Q10)', () => {
  it('gives each wing at least one die where there are enough (fa.pdSplitMode = allTargetsMin1)', () => {
    given(table)
      .when(shoot(['p', 4], ['q', 0]))
      .isRefused('wing-left-out')
    given(table)
      .when(shoot(['p', 3], ['q', 1]))
      .asks({ count: 3 })
      .rolling([1, 1, 1])
      .asks({ count: 1 })
    given(having(table, 'a', { hullLost: 3 }))
      .when(shoot(['p', 1], ['q', 0]))
      .asks({ count: 1 })
  })
  it('reaches as many wings as it can: none gets two dice while another gets none (fa.pdSplitMode = allTargetsMin1)', () => {
    const three = acting(battle({}, aFleet('red', [[aShip('a', { pointDefence: 2 })]]), aFleet('blue', [[aShip('x')]], ['p', 'q', 'r'])))
    given(three)
      .when(shoot(['p', 2], ['q', 0], ['r', 0]))
      .isRefused('wing-left-out')
    given(three)
      .when(shoot(['p', 1], ['q', 0], ['r', 0]))
      .isRefused('wing-left-out')
    given(three)
      .when(shoot(['p', 1], ['q', 1], ['r', 0]))
      .asks({ count: 1 })
    given(three)
      .when(shoot(['p', 2], ['q', 0], ['r', 0]))
      .forced()
      .asks({ count: 2 })
  })
  it('may be spread evenly, so that no two wings differ by more than a die (fa.pdSplitMode = evenly)', () => {
    const even = { ...table, rulings: { 'fa.pdSplitMode': 'evenly' } }
    given(even)
      .when(shoot(['p', 3], ['q', 1]))
      .isRefused('uneven-dice')
    given(even)
      .when(shoot(['p', 4], ['q', 0]))
      .isRefused('wing-left-out')
    given(even)
      .when(shoot(['p', 2], ['q', 2]))
      .asks({ count: 2 })
    given(even)
      .when(shoot(['p', 2], ['q', 1]))
      .asks({ count: 2 })
  })
  it('gives what the GM likes (fa.pdSplitMode = freeSplit)', () => {
    given({ ...table, rulings: { 'fa.pdSplitMode': 'freeSplit' } })
      .when(shoot(['p', 4], ['q', 0]))
      .asks({ count: 4 })
  })
})

describe('point defence dice are divided, not rolled against each wing (FA-040, FA-052)', () => {
  const fired = play(table, shoot(['p', 2], ['q', 1]), [1, 1], [1])

  it('so that four dice are four in a turn, however often the ship fires', () => {
    given(fired)
      .when(shoot(['p', 2]))
      .isRefused('too-many-dice')
    given(fired)
      .when(shoot(['p', 1]))
      .asks({ count: 1 })
    given(play(fired, shoot(['q', 1]), [1]))
      .when(shoot(['p', 1]))
      .isRefused('too-many-dice')
  })
  it('that damage takes those which are left, too', () => {
    given(having(fired, 'a', { hullLost: 1 }))
      .when(shoot(['p', 1]))
      .isRefused('too-many-dice')
  })
  it('and each ship has its own, anew each turn', () => {
    given(fired)
      .when({ ...shoot(['p', 2], ['q', 2]), shipId: s('b') })
      .asks({ count: 2 })
    given(acting(fired, 'red1', 2))
      .when(shoot(['p', 2], ['q', 2]))
      .asks({ count: 2 })
  })
  it('with at least one for each wing where enough are left (fa.pdSplitMode = allTargetsMin1)', () => {
    const spent = play(table, shoot(['p', 1], ['q', 1]), [1], [1])
    given(spent)
      .when(shoot(['p', 2], ['q', 0]))
      .isRefused('wing-left-out')
    given(fired)
      .when(shoot(['p', 1], ['q', 0]))
      .asks({ count: 1 })
  })
})

describe('a wing driven off (FA-053)', () => {
  const off = after(table, { type: 'wingDrivenOff', wingId: w('p'), byShipId: s('b') })
  it('is not fired at, and needs no die', () => {
    given(off)
      .when(shoot(['p', 2], ['q', 2]))
      .isRefused('driven-off')
    given(off)
      .when(shoot(['p', 0], ['q', 4]))
      .asks({ count: 4 })
  })
})

describe('dice against a wing (FA-054)', () => {
  it('hit on 5 and 6 only', () => {
    given(table)
      .when(shoot(['p', 4], ['q', 0]))
      .forced()
      .rolling([4, 4, 4, 4])
      .then(event => event.type === 'pointDefenceFired' && event.hits === 0)
  })
})

describe('two hits (FA-055)', () => {
  it('destroy a wing, and a 6 is one hit without an extra die (FA-Q09)', () => {
    given(table)
      .when(shoot(['p', 2], ['q', 2]))
      .rolling([5, 6], [1, 6])
      .thenAmong({ type: 'wingDestroyed', wingId: w('p') }, { type: 'wingDrivenOff', wingId: w('q'), byShipId: s('a') })
  })
  it('destroy a wing, of one roll with its extra dice (fa.pdExplodes = yes)', () => {
    given({ ...table, rulings: { 'fa.pdExplodes': 'yes' } })
      .when(shoot(['p', 2], ['q', 2]))
      .rolling([5, 5], [1, 6], [1])
      .thenAmong({ type: 'wingDestroyed', wingId: w('p') }, { type: 'wingDestroyed', wingId: w('q') })
      .thenState(state => expect([wingIn(state, 'p').status, wingIn(state, 'q').status]).toEqual(['destroyed', 'destroyed']))
  })
})

describe('one hit (FA-056)', () => {
  it('drives a wing off, which then owes its move', () => {
    given(table)
      .when(shoot(['p', 2], ['q', 2]))
      .rolling([5, 1], [1, 1])
      .thenAmong({ type: 'wingDrivenOff', wingId: w('p'), byShipId: s('a') })
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'drivenOff', wingId: 'p', byShipId: 'a' }]))
  })
})

describe('an allocation', () => {
  it('names a ship and enemy wings that are there, each once, with dice', () => {
    given(table)
      .when({ ...shoot(['p', 1]), shipId: s('nobody') })
      .isRefused('no-such-ship')
    given(table).when(shoot()).isRefused('no-aim')
    given(table)
      .when(shoot(['nobody', 1]))
      .isRefused('no-such-wing')
    given(table)
      .when(shoot(['p', 1], ['p', 1]))
      .isRefused('duplicate-target')
    given(table)
      .when(shoot(['p', -1]))
      .isRefused('bad-number')
    given(table)
      .when(shoot(['p', 0]))
      .isRefused('no-aim')
    given(table)
      .when(shoot(['v', 1]))
      .isRefused('not-an-enemy')
    given(after(table, { type: 'wingDestroyed', wingId: w('p') }))
      .when(shoot(['p', 1]))
      .isRefused('out-of-battle')
  })
  it('changes nothing about a wing that is gone, where the GM insists', () => {
    const gone = after(battle({}, aFleet('red', [[aShip('a')]]), aFleet('blue', [[aShip('x')]], ['p'])), {
      type: 'wingDestroyed',
      wingId: w('p')
    })
    given(acting(gone))
      .when(shoot(['p', 4]))
      .forced()
      .rolling([5, 1, 1, 1])
      .then(event => event.type === 'pointDefenceFired')
  })
})
