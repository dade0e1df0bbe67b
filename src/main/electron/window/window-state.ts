import { z } from '@shared/schema/zod'

const boundsSchema = z.strictObject({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive()
})
const stateSchema = z.strictObject({ format: z.literal(1), bounds: boundsSchema, isMaximized: z.boolean() })

export type Bounds = z.infer<typeof boundsSchema>
type WindowState = z.infer<typeof stateSchema>

/** Storage for the state as text. Losing it only costs a window its place, so failures are ignored. */
export interface WindowStateFile {
  read(): string | null
  write(text: string): void
}

/** The smallest window in which a battle is legible. */
const MIN_SIZE = { width: 1024, height: 640 } as const
const FIRST_SIZE = { width: 1366, height: 768 } as const
/** How much of the title bar must be on a display for the window to be draggable. */
const GRIP = 64

/** Where windows may be: on the displays without their taskbars. The first display in a list need not be the primary one. */
interface WorkAreas {
  readonly all: readonly Bounds[]
  readonly primary: Bounds
}

/** The saved state, fitted to the current displays; centred on the primary one when no usable state was saved. */
export function openingState(text: string | null, areas: WorkAreas): WindowState {
  const kept = parsedState(text)
  if (kept !== null && areas.all.some(area => canGrip(kept.bounds, area)))
    return { ...kept, bounds: { ...kept.bounds, ...atLeast(kept.bounds, minimumSize(areas)) } }
  const first = areas.primary
  const width = Math.min(FIRST_SIZE.width, first.width)
  const height = Math.min(FIRST_SIZE.height, first.height)
  const x = first.x + Math.floor((first.width - width) / 2)
  const y = first.y + Math.floor((first.height - height) / 2)
  return { format: 1, bounds: { x, y, width, height }, isMaximized: kept?.isMaximized ?? false }
}

/**
 * Smallest window size: what a battle needs, but no larger than the smallest display, since a window can be moved to any of them and a
 * small laptop at 150 % has less room than a battle needs.
 */
export function minimumSize({ all, primary }: WorkAreas): { readonly width: number; readonly height: number } {
  const areas = [primary, ...all]
  return {
    width: Math.min(MIN_SIZE.width, ...areas.map(({ width }) => width)),
    height: Math.min(MIN_SIZE.height, ...areas.map(({ height }) => height))
  }
}

export function stateText(bounds: Bounds, isMaximized: boolean): string {
  const { x, y, width, height } = bounds
  return JSON.stringify({ format: 1, bounds: { x, y, width, height }, isMaximized } satisfies WindowState)
}

function parsedState(text: string | null): WindowState | null {
  try {
    const parsed = stateSchema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function canGrip(bounds: Bounds, area: Bounds): boolean {
  const isTitleInside = bounds.y >= area.y && bounds.y <= area.y + area.height - GRIP
  return isTitleInside && bounds.x + bounds.width >= area.x + GRIP && bounds.x <= area.x + area.width - GRIP
}

type Size = Pick<Bounds, 'width' | 'height'>

function atLeast(size: Size, minimum: Size): Size {
  return { width: Math.max(size.width, minimum.width), height: Math.max(size.height, minimum.height) }
}
