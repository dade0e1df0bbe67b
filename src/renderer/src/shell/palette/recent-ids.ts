/** What was done last from the palette, the latest first, while the app runs. */
export const recentIds: string[] = []
