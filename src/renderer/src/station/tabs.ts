/** The sections of a station, in their order. */
export const TABS = ['bridge', 'ours', 'theirs', 'log'] as const
export type Tab = (typeof TABS)[number]
