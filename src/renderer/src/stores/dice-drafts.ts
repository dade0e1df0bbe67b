import type { WireCommand } from '@shared/ipc/calls'

/** How long a dice field rests before its text is kept on disk. */
export const DRAFT_AFTER_MS = 250

export interface DiceDrafts {
  /** The text of the field changed, or the command under it. */
  draft(command: WireCommand, text: string, force?: boolean): void
  /** Keeps what is waiting now. */
  flush(): Promise<void>
  /** Forgets what is waiting: the dice were answered or the command let go. */
  drop(): void
}

/** Keeps what stands in the dice field, a moment after the last key, so that a crash gives it back. */
export function useDiceDrafts(keep: (command: WireCommand, text: string, force: boolean) => Promise<void>): DiceDrafts {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly command: WireCommand; readonly text: string; readonly force: boolean } | null = null

  function drop(): void {
    clearTimeout(timer)
    waiting = null
  }

  async function flush(): Promise<void> {
    const job = waiting
    drop()
    if (job !== null) await keep(job.command, job.text, job.force)
  }

  return {
    draft(command, text, force = false) {
      waiting = { command, text, force }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), DRAFT_AFTER_MS)
    },
    flush,
    drop
  }
}
