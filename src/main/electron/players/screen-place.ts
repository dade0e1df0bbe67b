import { z } from 'zod'
import type { Bounds } from '../window/window-state'

const bounds = z.strictObject({ x: z.number().int(), y: z.number().int(), width: z.number().int(), height: z.number().int() })
const placeSchema = z.strictObject({ format: z.literal(1), isOpen: z.boolean(), display: z.strictObject({ id: z.number(), bounds }) })

/** The parts of Electron's `Display` that tell displays apart. */
export interface ScreenDisplay {
  readonly id: number
  readonly bounds: Bounds
}

/** Whether the player screen was open, and on which display. */
interface ScreenPlace {
  readonly isOpen: boolean
  readonly display: ScreenDisplay
}

export function placeText({ isOpen, display: { id, bounds: at } }: ScreenPlace): string {
  const { x, y, width, height } = at
  return JSON.stringify({ format: 1, isOpen, display: { id, bounds: { x, y, width, height } } } satisfies z.infer<typeof placeSchema>)
}

/** The stored value; null if there is nothing usable. */
export function placeIn(text: string | null): ScreenPlace | null {
  try {
    const parsed = placeSchema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Finds a display seen before: by its id or, as ids may change with the cable, by its exact position and size. */
export function foundAgain(kept: ScreenDisplay, all: readonly ScreenDisplay[]): ScreenDisplay | undefined {
  return all.find(({ id }) => id === kept.id) ?? all.find(display => isSame(display.bounds, kept.bounds))
}

/** Where the screen opens on request: where it was last, else on a display without the game master's window. */
export function chosenDisplay(kept: ScreenPlace | null, all: readonly ScreenDisplay[], gameMasters: ScreenDisplay): ScreenDisplay {
  const before = kept === null ? undefined : foundAgain(kept.display, all)
  return before ?? all.find(({ id }) => id !== gameMasters.id) ?? gameMasters
}

function isSame(a: Bounds, b: Bounds): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
