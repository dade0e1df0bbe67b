const RECENT_MAX = 20

/** What was done last from the palette, the latest first, while the app runs. */
export const recentIds: string[] = []

export function remember(id: string): void {
  const others = recentIds.filter(one => one !== id)
  recentIds.splice(0, recentIds.length, id, ...others.slice(0, RECENT_MAX - 1))
}
