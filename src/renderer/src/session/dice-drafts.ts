import type { Overruling } from '@shared/core/log/entry'
import type { WireCommand } from '@shared/ipc/calls'

/** How long a dice field rests before its text is kept on disk. */
const DRAFT_AFTER_MS = 250

interface DiceDrafts {
  /** The text of the field changed, or the command under it. */
  draft(command: WireCommand, text: string, overruling?: Overruling | null): void
  /** Keeps what is waiting now. */
  flush(): Promise<void>
  /** Forgets what is waiting: the dice were answered or the command let go. */
  drop(): void
}

/** Keeps what stands in the dice field, a moment after the last key, so that a crash gives it back. */
export function useDiceDrafts(keep: (command: WireCommand, text: string, overruling: Overruling | null) => Promise<void>): DiceDrafts {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly command: WireCommand; readonly text: string; readonly overruling: Overruling | null } | null = null

  function drop(): void {
    clearTimeout(timer)
    waiting = null
  }

  async function flush(): Promise<void> {
    const job = waiting
    drop()
    if (job !== null) await keep(job.command, job.text, job.overruling)
  }

  return {
    draft(command, text, overruling = null) {
      waiting = { command, text, overruling }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), DRAFT_AFTER_MS)
    },
    flush,
    drop
  }
}
