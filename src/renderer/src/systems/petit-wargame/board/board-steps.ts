import { clamp } from '@shared/kernel/collections'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import type { PlanPoint } from './map-view'

/** The keys of the board. North is up, so the up arrow increases y. */
const STEPS: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0, z: 0 },
  ArrowRight: { x: 1, y: 0, z: 0 },
  ArrowUp: { x: 0, y: 1, z: 0 },
  ArrowDown: { x: 0, y: -1, z: 0 },
  PageUp: { x: 0, y: 0, z: 1 },
  PageDown: { x: 0, y: 0, z: -1 }
}

/** Squares or levels per key press with Shift. */
const FAR = 5

/** Where a key moves the board's pointer, always on the map; null for any other key. */
export function stepOf(key: string, isFar: boolean, from: Position): Position | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const by = isFar ? FAR : 1
  return onMap({ x: from.x + step.x * by, y: from.y + step.y * by, z: from.z + step.z * by })
}

/** The nearest place on the map. */
export function onMap({ x, y, z }: Position): Position {
  const within = (n: number): number => clamp(Math.trunc(n), 0, GRID_SIZE - 1)
  return { x: within(x), y: within(y), z: within(z) }
}

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The point of the plan at a point of the screen; `box` is the whole plan, visible or not. */
export function planPoint(box: Box, x: number, y: number): PlanPoint {
  return { x: ((x - box.left) / box.width) * GRID_SIZE, y: ((y - box.top) / box.height) * GRID_SIZE }
}

/** The square at a point of the screen, at this altitude. */
export function squareAt(box: Box, x: number, y: number, z: number): Position {
  const point = planPoint(box, x, y)
  return onMap({ x: Math.floor(point.x), y: GRID_SIZE - 1 - Math.floor(point.y), z })
}

/** The altitude at a point of the scale, highest on top. */
export function altitudeAt(box: Box, y: number): number {
  return onMap({ x: 0, y: 0, z: GRID_SIZE - 1 - Math.floor(((y - box.top) / box.height) * GRID_SIZE) }).z
}
