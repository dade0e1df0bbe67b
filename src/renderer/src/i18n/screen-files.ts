/** Words of the screens round a battle: a battle does without them. */
export const SCREEN_FILES: readonly string[] = ['campaign', 'exchange', 'settings', 'tables']
