/**
 * Bounds in milliseconds for a machine that is slow or busy. They end what hangs and are no part of any test: what is waited for goes on as soon
 * as it is there. A test is to take no bound of its own.
 */
export const PATIENCE = {
  /** A whole test, or what prepares it. */
  testMs: 1_200_000,
  /** One thing that is to be seen. */
  sightMs: 180_000
} as const
