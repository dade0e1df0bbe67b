import { describe, expect, it } from 'vitest'
import { aFleet, aShip, acting, after, at, battle, f, having, play, u } from '@kit/systems/firestorm-armada'
import { turnToActivate } from './turn-to-activate'

const table = battle({}, aFleet('red', [[aShip('a')]], ['v']), aFleet('blue', [[aShip('x')], [aShip('y')], [aShip('z')]]))

describe('squadrons and flights in turn (FA-004)', () => {
  it('alternate, and whoever has more goes on alone', () => {
    const first = acting(table, 'red1')
    expect(turnToActivate(first)).toBe('blue')
    const second = after(first, { type: 'unitActivated', unitId: u('blue1') })
    expect(turnToActivate(second)).toBe('red')
    const third = after(second, { type: 'unitActivated', unitId: u('redF') })
    expect(turnToActivate(third)).toBe('blue')
    const fourth = after(third, { type: 'unitActivated', unitId: u('blue2') })
    expect(turnToActivate(fourth)).toBe('blue')
    expect(turnToActivate(after(fourth, { type: 'unitActivated', unitId: u('blue3') }))).toBeNull()
  })
  it('pass over squadrons that are gone', () => {
    const gone = having(having(having(table, 'x', { status: 'destroyed' }), 'y', { status: 'withdrawn' }), 'z', { status: 'captured' })
    expect(turnToActivate(acting(gone, 'red1'))).toBe('red')
  })
  it('go on in the order known when the table has passed over initiative', () => {
    expect(turnToActivate(at(table, 'initiative'))).toBeNull()
    const passed = at(table, 'activation')
    expect(turnToActivate(passed)).toBe('red')
    expect(turnToActivate({ ...passed, previousOrder: [f('blue'), f('red')] })).toBe('blue')
    expect(play(passed, { type: 'activateUnit', unitId: u('red1') }).activeUnitId).toBe('red1')
  })
})
