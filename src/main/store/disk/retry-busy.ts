import { errnoOf } from '../store-error'

/** How often, and after which errors, a step of the disk is tried again. */
export interface RetryPolicy {
  readonly errors: ReadonlySet<string>
  readonly retries: number
  readonly pause: (ms: number) => Promise<void>
}

const PAUSE_MS = 100

/**
 * Tries again while another program (a virus scanner, a sync folder) holds the file, 100 ms apart. Rejects with the last error when its
 * patience is at an end, and at once with any other error.
 */
export async function retryBusy<T>(action: () => Promise<T>, { errors, retries, pause }: RetryPolicy): Promise<T> {
  for (let retriesLeft = retries; ; retriesLeft--) {
    try {
      return await action()
    } catch (error) {
      if (retriesLeft === 0 || !errors.has(errnoOf(error) ?? '')) throw error
      await pause(PAUSE_MS)
    }
  }
}
