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
export const MIN_SIZE = { width: 1024, height: 640 } as const
const FIRST_SIZE = { width: 1366, height: 768 } as const
/** How much of the title bar must be on a display for the window to be draggable. */
const GRIP = 64

/** The saved state, fitted to the current displays; centred on the first of them when no usable state was saved. */
export function openingState(text: string | null, workAreas: readonly Bounds[]): WindowState {
  const kept = parsedState(text)
  if (kept !== null && workAreas.some(area => canGrip(kept.bounds, area)))
    return { ...kept, bounds: { ...kept.bounds, ...atLeastMinimum(kept.bounds) } }
  const first = workAreas[0] ?? { x: 0, y: 0, ...FIRST_SIZE }
  const width = Math.min(FIRST_SIZE.width, first.width)
  const height = Math.min(FIRST_SIZE.height, first.height)
  const x = first.x + Math.floor((first.width - width) / 2)
  const y = first.y + Math.floor((first.height - height) / 2)
  return { format: 1, bounds: { x, y, width, height }, isMaximized: kept?.isMaximized ?? false }
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

function atLeastMinimum({ width, height }: Bounds): { width: number; height: number } {
  return { width: Math.max(width, MIN_SIZE.width), height: Math.max(height, MIN_SIZE.height) }
}
