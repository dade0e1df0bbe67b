/**
 * Ends this program for good after `waitMs`, whatever it still waits for. It is killed rather than asked to exit: an exit waits for every
 * call to the system that has not come back, and one to a disk that is gone never does.
 */
export function endAtTheLatest(waitMs: number, kill: () => void = () => process.kill(process.pid, 'SIGKILL')): void {
  setTimeout(kill, waitMs).unref()
}

/** Longest wait for the battles to close when we are asked to stop. Anything not saved by then is in the journal. */
export const STOP_WAIT_MS = 4_500
