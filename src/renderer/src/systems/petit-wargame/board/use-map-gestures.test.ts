import { beforeEach, describe, expect, it } from 'vitest'
import { ghostMark } from './board-marks'
import { WHOLE } from './map-view'
import { useMapGestures } from './use-map-gestures'

const ship = { ...ghostMark({ x: 3, y: 26, z: 0 }, 'A', WHOLE.size), id: 'ship' }
const done: string[] = []
let hand: ReturnType<typeof useMapGestures>

/** A board of ten pixels a square, a movable counter on it. */
beforeEach(() => {
  done.length = 0
  hand = useMapGestures({
    box: () => ({ left: 0, top: 0, width: 300, height: 300 }),
    view: () => WHOLE,
    altitude: () => 0,
    markOf: id => (id === ship.id ? ship : undefined),
    isMovable: () => true,
    point: ({ x, y }) => done.push(`point ${String(x)} ${String(y)}`),
    press: mark => done.push(`press ${mark.id}`),
    take: mark => done.push(`take ${mark.id}`),
    drop: () => done.push('drop'),
    put: () => done.push('view')
  })
})

const counter = document.createElement('i')
counter.dataset['mark'] = ship.id
/** What happens where the pointer is, in pixels. */
function at(type: string, clientX: number, clientY: number, button = 0): PointerEvent {
  const event = new PointerEvent(type, { pointerId: 1, clientX, clientY, button })
  Object.defineProperty(event, 'target', { value: counter })
  return event
}
function drag(button: number): void {
  hand.down(at('pointerdown', 35, 35, button))
  hand.move(at('pointermove', 45, 35))
  hand.up(at('pointerup', 45, 35, button))
}

describe('a hand on the board (PW-001)', () => {
  it('takes a counter up, leads it and lets it go', () => {
    drag(0)
    expect(done).toEqual(['take ship', 'point 4 26', 'drop'])
  })
  it('presses a counter that it does not lead', () => {
    hand.down(at('pointerdown', 35, 35))
    hand.up(at('pointerup', 35, 35))
    expect(done).toEqual(['press ship'])
  })
  it('holds nothing with the other buttons of a mouse, which open a menu', () => {
    drag(2)
    expect(done).toEqual([])
  })
})
