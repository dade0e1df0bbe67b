import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { between, fitting, showing, type MapView } from './map-view'

/** As long as the animation of a gauge. */
const TRAVEL_MS = 180

interface MapViewControl {
  /** The view on screen, also during the animation. */
  readonly shown: Readonly<ShallowRef<MapView>>
  /** Where the view is or will be. */
  readonly aim: Readonly<ShallowRef<MapView>>
  /** Animates there, or jumps with reduced motion; from then on the view is the user’s. */
  go(to: MapView): void
  /** Jumps there, as while dragging. */
  put(to: MapView): void
}

/** A view this many times as wide as it need be is too wide. */
const WIDE = 1.25

/**
 * The visible part of the board: what is there, until the user zooms or moves it; all of it while nothing is. Keeps the pointer's square
 * and the selected ship in sight.
 */
export function useMapView(
  cursor: Readonly<Ref<Position>>,
  chosen: () => Position | null,
  there: () => readonly Position[]
): MapViewControl {
  const shown = shallowRef(fitting(there()))
  const aim = shallowRef(shown.value)
  let isOwn = false
  let frame = 0

  function jump(to: MapView): void {
    cancelAnimationFrame(frame)
    aim.value = to
    shown.value = to
  }

  function travel(to: MapView): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      jump(to)
      return
    }
    cancelAnimationFrame(frame)
    aim.value = to
    const from = shown.value
    let start: number | null = null
    const step = (now: number): void => {
      start ??= now
      const part = Math.min(1, (now - start) / TRAVEL_MS)
      shown.value = part === 1 ? to : between(from, to, 1 - (1 - part) ** 3)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  /** The view that shows this square; the present one if it does. */
  function seeing(square: Position): MapView {
    const to = showing(aim.value, square)
    return to.left === aim.value.left && to.top === aim.value.top ? aim.value : to
  }

  function keepInSight(square: Position | null): void {
    const to = square === null ? aim.value : seeing(square)
    if (to !== aim.value) travel(to)
  }

  /** Stays where it is as long as it shows everything, and not much more. */
  function follow(squares: readonly Position[]): void {
    if (isOwn) return
    const to = fitting(squares)
    const isSeen = squares.length > 0 && squares.every(one => seeing(one) === aim.value)
    if (!isSeen || aim.value.size > WIDE * to.size) travel(to)
  }

  watch(there, follow)
  watch(chosen, keepInSight)
  watch(cursor, keepInSight)
  onBeforeUnmount(() => cancelAnimationFrame(frame))
  const own =
    (move: (to: MapView) => void) =>
    (to: MapView): void => {
      isOwn = true
      move(to)
    }
  return { shown, aim, go: own(travel), put: own(jump) }
}
