import { describe, expect, it } from 'vitest'
import { eventsOf, type EventTable } from './event-table'

interface Hull {
  readonly left: number
}
type HullEvent =
  | { readonly type: 'hullLost'; readonly points: number; readonly isByRam: boolean }
  | { readonly type: 'hullRepaired'; readonly points: number }

const HULL_EVENTS: EventTable<Hull, HullEvent> = {
  hullLost: {
    evolve: (state, event) => ({ left: state.left - event.points }),
    describe: (state, event, say) => say({ before: state.left, points: event.points }, 'T-001', event.isByRam ? 'ram' : 'fire')
  },
  hullRepaired: {
    evolve: (state, event) => ({ left: state.left + event.points }),
    describe: (_state, event, say) => say({ points: event.points })
  }
}
const hull = eventsOf('toy', HULL_EVENTS)

describe('a table of events', () => {
  it('makes the state after an event by the row of its type', () => {
    expect(hull.evolve({ left: 6 }, { type: 'hullLost', points: 2, isByRam: false })).toEqual({ left: 4 })
    expect(hull.evolve({ left: 4 }, { type: 'hullRepaired', points: 1 })).toEqual({ left: 5 })
  })
  it('tells an event under its type, with its variant and its source where it has them', () => {
    const lost = { key: 'toy.event.hullLost.ram', values: { before: 6, points: 2 }, source: 'T-001' }
    expect(hull.describe({ left: 6 }, { type: 'hullLost', points: 2, isByRam: true })).toEqual(lost)
    expect(hull.describe({ left: 6 }, { type: 'hullRepaired', points: 1 })).toEqual({
      key: 'toy.event.hullRepaired',
      values: { points: 1 }
    })
  })
  it('knows the types of its rows, and no others', () => {
    expect(['hullLost', 'hullRepaired', 'warpJumped', 'constructor'].map(type => hull.knowsEvent(type))).toEqual([true, true, false, false])
  })
  it.each(['warpJumped', 'constructor'])('throws with its name for an event it does not know: %s', type => {
    const fromFile: never = JSON.parse(`{"type":"${type}"}`) as never
    expect(() => hull.evolve({ left: 6 }, fromFile)).toThrow(`Unhandled event: toy ${type}`)
    expect(() => hull.describe({ left: 6 }, fromFile)).toThrow(`Unhandled event: toy ${type}`)
  })
})
