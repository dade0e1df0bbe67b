import { errnoOf } from '../store-error'

const RETRIES = 10
const PAUSE_MS = 100

/**
 * Tries again while another program (a virus scanner, a sync folder) holds the file: `EPERM` and `EBUSY`, 10 times, 100 ms apart.
 * Rejects with the last error after that, and at once with any other.
 */
export async function retryBusy<T>(action: () => Promise<T>, pause: (ms: number) => Promise<void> = sleep): Promise<T> {
  for (let retriesLeft = RETRIES; ; retriesLeft--) {
    try {
      return await action()
    } catch (error) {
      const errno = errnoOf(error)
      if (retriesLeft === 0 || (errno !== 'EPERM' && errno !== 'EBUSY')) throw error
      await pause(PAUSE_MS)
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
