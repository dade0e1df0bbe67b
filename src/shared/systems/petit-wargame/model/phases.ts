/** Building of the tables and deployment come once; then these four, one squadron at a time (PW-027). */
export const PHASES = ['tables', 'deployment', 'initiative', 'detection', 'movement', 'combat'] as const
export type Phase = (typeof PHASES)[number]
