/**
 * Timeouts in milliseconds for a slow or busy machine. They only end what hangs: a wait returns as soon as its condition holds. Tests must
 * not set their own timeouts.
 */
export const TIMEOUTS = {
  /** A whole test or its setup. */
  testMs: 1_200_000,
  /** One visible condition. */
  visibleMs: 180_000,
  /** A press on what may be gone by then, and that is tried again. */
  pressMs: 3_000
} as const
