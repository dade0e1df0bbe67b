import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { between, showing, WHOLE, type MapView } from './map-view'

/** As long as the animation of a gauge. */
const TRAVEL_MS = 180

interface MapViewControl {
  /** The view on screen, also during the animation. */
  readonly shown: Readonly<ShallowRef<MapView>>
  /** Where the view is or will be. */
  readonly aim: Readonly<ShallowRef<MapView>>
  /** Animates there, or jumps with reduced motion. */
  go(to: MapView): void
  /** Jumps there, as while dragging. */
  put(to: MapView): void
}

/** The visible part of the board. Keeps the pointer's square and the selected ship in sight. */
export function useMapView(cursor: Readonly<Ref<Position>>, chosen: () => Position | null): MapViewControl {
  const shown = shallowRef(WHOLE)
  const aim = shallowRef(WHOLE)
  let frame = 0

  function put(to: MapView): void {
    cancelAnimationFrame(frame)
    aim.value = to
    shown.value = to
  }

  function go(to: MapView): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      put(to)
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

  function keepInSight(square: Position | null): void {
    if (square === null) return
    const to = showing(aim.value, square)
    if (to.left !== aim.value.left || to.top !== aim.value.top) go(to)
  }

  watch(chosen, keepInSight)
  watch(cursor, keepInSight)
  onBeforeUnmount(() => cancelAnimationFrame(frame))
  return { shown, aim, go, put }
}
