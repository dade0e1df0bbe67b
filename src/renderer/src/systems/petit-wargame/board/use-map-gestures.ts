import { computed, shallowRef, type ComputedRef } from 'vue'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GHOST, type BoardMark } from './board-marks'
import { planPoint, squareAt, type Box } from './board-steps'
import { panned, WHOLE, zoomed, type MapView, type PlanPoint } from './map-view'

/** The plan and its callbacks, for pointer handling. */
interface GestureTarget {
  /** The whole plan on the screen, including what is outside the view; null if there is none. */
  readonly box: () => Box | null
  readonly view: () => MapView
  /** Altitude of the board's pointer. */
  readonly altitude: () => number
  readonly markOf: (id: string) => BoardMark | undefined
  readonly isMovable: (mark: BoardMark) => boolean
  readonly point: (to: Position) => void
  readonly press: (mark: BoardMark) => void
  readonly take: (mark: BoardMark) => void
  readonly drop: () => void
  readonly put: (view: MapView) => void
}

interface MapGestures {
  readonly isPanning: ComputedRef<boolean>
  down(event: PointerEvent): void
  move(event: PointerEvent): void
  up(event: PointerEvent): void
  leave(event: PointerEvent): void
  wheel(event: WheelEvent): void
}

/** The thing being dragged: a movable counter, a pressed counter, the board's cursor, or the board itself. */
interface Held {
  readonly kind: 'counter' | 'pointer' | 'board'
  readonly mark: BoardMark | undefined
  readonly from: Position
  readonly grip: PlanPoint
  readonly at: PlanPoint
}

/** Pixels a press may move before it becomes a drag. */
const TREMOR = 4
/** Zoom per pixel of wheel movement; one notch zooms no more than one key press. */
const WHEEL = 0.01
const NOTCH = 40
const LINE_PIXELS = 33

/** Pointer, wheel and two-finger input on the plan: drags counters, points at squares, pans and zooms. */
export function useMapGestures(map: GestureTarget): MapGestures {
  const held = shallowRef<Held | null>(null)
  const hasMoved = shallowRef(false)
  const fingers = new Map<number, PlanPoint>()

  const onScreen = (event: MouseEvent): PlanPoint => ({ x: event.clientX, y: event.clientY })
  const onPlan = ({ x, y }: PlanPoint): PlanPoint | null => {
    const box = map.box()
    return box === null ? null : planPoint(box, x, y)
  }
  const squareUnder = (event: MouseEvent): Position | null => {
    const box = map.box()
    return box === null ? null : squareAt(box, event.clientX, event.clientY, map.altitude())
  }

  /** A press on a movable counter drags it; elsewhere it points, or pans when zoomed in. Only the primary button drags. */
  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, onScreen(event))
    const from = squareUnder(event)
    const grip = onPlan(onScreen(event))
    hasMoved.value = false
    held.value = null
    if (fingers.size > 1 || from === null || grip === null) return
    const id = event.target instanceof Element ? (event.target.closest('[data-mark]')?.getAttribute('data-mark') ?? '') : ''
    const mark = map.markOf(id)
    const isCounter = id === GHOST || (mark !== undefined && map.isMovable(mark))
    const kind = isCounter ? 'counter' : map.view().size < WHOLE.size ? 'board' : 'pointer'
    held.value = { kind, mark, from, grip, at: onScreen(event) }
    if (kind === 'pointer' && mark === undefined) map.point(from)
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    if (fingers.size > 1) pinch(event, before)
    fingers.set(event.pointerId, onScreen(event))
    const { value: now } = held
    if (now?.kind === 'board') pan(now, event)
    else if (now !== null && (now.kind === 'counter' || now.mark === undefined)) drag(now, event)
  }

  function drag({ mark, from }: Held, event: PointerEvent): void {
    const to = squareUnder(event)
    if (to === null || (!hasMoved.value && to.x === from.x && to.y === from.y)) return
    if (!hasMoved.value && mark !== undefined) map.take(mark)
    hasMoved.value = true
    map.point(to)
  }

  function pan({ grip, at }: Held, event: PointerEvent): void {
    const isFar = Math.hypot(event.clientX - at.x, event.clientY - at.y) > TREMOR
    const now = onPlan(onScreen(event))
    if (now === null || (!isFar && !hasMoved.value)) return
    hasMoved.value = true
    map.put(panned(map.view(), grip.x - now.x, grip.y - now.y))
  }

  /** Keeps the point between two fingers in place. */
  function pinch(event: PointerEvent, before: PlanPoint): void {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) return
    const now = onScreen(event)
    const [was, is] = [middle(before, other), middle(now, other)]
    const [grip, to] = [onPlan(was), onPlan(is)]
    if (grip === null || to === null) return
    const times = apart(now, other) / Math.max(1, apart(before, other))
    map.put(zoomed(panned(map.view(), grip.x - to.x, grip.y - to.y), times, grip))
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    const now = held.value
    held.value = null
    if (now === null) return
    if (hasMoved.value) {
      if (now.kind === 'counter') map.drop()
    } else if (now.mark !== undefined) map.press(now.mark)
    else if (now.kind === 'board') map.point(now.from)
  }

  function leave(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    held.value = null
  }

  /** With Ctrl, which is also how a touchpad pinch arrives. */
  function wheel(event: WheelEvent): void {
    const about = onPlan(onScreen(event))
    if (!event.ctrlKey || about === null) return
    event.preventDefault()
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS)
    map.put(zoomed(map.view(), Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, turned)) * WHEEL), about))
  }

  return { isPanning: computed(() => held.value?.kind === 'board' && hasMoved.value), down, move, up, leave, wheel }
}

const apart = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: PlanPoint, b: PlanPoint): PlanPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
