/** Building the tables and deployment happen once. The other four phases repeat for one squadron at a time (PW-027). */
export const PHASES = ['tables', 'deployment', 'initiative', 'detection', 'movement', 'combat'] as const
export type Phase = (typeof PHASES)[number]
