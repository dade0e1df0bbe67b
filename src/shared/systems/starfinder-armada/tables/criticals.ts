import type { Condition } from '../model/battle'

export const CRITICAL_FACES = [1, 2, 3, 4, 5, 6] as const
export type CriticalFace = (typeof CRITICAL_FACES)[number]

/** Conditions by d6. Starship Operations Manual p. 63, table 2–20 (SA-109). `twice`: roll two more times. */
export const CRITICAL_TABLE = {
  1: 'auxiliarySystem',
  2: 'communications',
  3: 'engines',
  4: 'shields',
  5: 'weapons',
  6: 'twice'
} as const satisfies Readonly<Record<CriticalFace, Condition | 'twice'>>
