/** The themes that a screen can be shown in. By themselves, so that a phone offers them without what else can be set. */
export const SHOWN_THEMES = ['light', 'dark', 'night'] as const
