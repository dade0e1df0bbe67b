import { describe, expect, it } from 'vitest'
import { wingRule } from '@shared/systems/firestorm-armada/derive/hit-rule'
import { acting, duel, having, shipIn, w } from '@kit/systems/firestorm-armada'
import { defenceOf, defenders, evenly, wingRolledFor, wingsFor } from './defence-plan'

const at = acting(duel())

describe('the plan of point defence (FA-051 to FA-053)', () => {
  it('is aimed at enemy wings that were not driven off this turn', () => {
    expect(wingsFor(at, shipIn(at, 'a')).map(wing => wing.id)).toEqual(['p', 'q'])
    const driven = { ...at, wings: at.wings.map(wing => (wing.id === 'p' ? { ...wing, isDrivenOff: true } : wing)) }
    expect(wingsFor(driven, shipIn(driven, 'a')).map(wing => wing.id)).toEqual(['q'])
  })
  it('is offered to the side that defends first, and to nobody without dice', () => {
    expect(defenders(at, 'A').map(ship => ship.id)).toEqual(['x', 'y', 'z', 'a', 'b', 'c'])
    expect(defenders(having(at, 'x', { pointDefence: 0 }), 'A').map(ship => ship.id)).not.toContain('x')
    expect(defenders(having(at, 'x', { pointDefenceUsed: 4 }), 'A').map(ship => ship.id)).not.toContain('x')
  })
  it('shares the dice out evenly, the first get what is over', () => {
    expect(evenly(7, ['p', 'q', 'r'])).toEqual({ p: 3, q: 2, r: 2 })
    expect(evenly(4, [])).toEqual({})
  })
  it('needs a wing in reach', () => {
    expect(defenceOf(shipIn(at, 'a'), {})).toBeNull()
    expect(defenceOf(shipIn(at, 'a'), { p: 3, q: 1 })?.allocations).toEqual([
      { wingId: 'p', dice: 3 },
      { wingId: 'q', dice: 1 }
    ])
  })
  it('tells whose dice are rolled, sixes first', () => {
    const command = {
      type: 'firePointDefence',
      shipId: shipIn(at, 'a').id,
      allocations: [w('p'), w('q')].map(wingId => ({ wingId, dice: 2 }))
    } as const
    const rule = wingRule({ 'fa.pdExplodes': 'yes' })
    expect(wingRolledFor(command, rule, [])).toBe('p')
    expect(wingRolledFor(command, rule, [[6, 2]])).toBe('p')
    expect(wingRolledFor(command, rule, [[6, 2], [1]])).toBe('q')
    expect(
      wingRolledFor(command, rule, [
        [3, 2],
        [1, 5]
      ])
    ).toBeNull()
    expect(wingRolledFor(command, wingRule({}), [[6, 2]])).toBe('q')
  })
})
