/**
 * Kills this process after `waitMs`, whatever is still pending. It is killed instead of exiting normally, because an exit waits for every
 * pending system call, and one to a disk that is gone never returns.
 */
export function killAfter(waitMs: number, kill: () => void = () => process.kill(process.pid, 'SIGKILL')): void {
  setTimeout(kill, waitMs).unref()
}

/** Longest wait for the battles to close on shutdown. Anything not saved by then is in the journal. */
export const STOP_WAIT_MS = 4_500
