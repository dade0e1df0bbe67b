import type { Overruling } from '@shared/core/log/entry'
import type { WireCommand } from '@shared/ipc/calls'

/** Delay after the last key before the text is saved. */
const DRAFT_AFTER_MS = 250

interface DiceDrafts {
  /** Called when the text or its command changes. */
  draft(command: WireCommand, text: string, overruling?: Overruling | null): void
  /** Saves pending text now. */
  flush(): Promise<void>
  /** Text that is not saved yet; null if all is. */
  unsaved(): string | null
  /** Drops pending text, when the dice were answered or the command cancelled. */
  drop(): void
}

/** Saves the text of the dice field shortly after the last key, so that it survives a crash. */
export function useDiceDrafts(keep: (command: WireCommand, text: string, overruling: Overruling | null) => Promise<void>): DiceDrafts {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly command: WireCommand; readonly text: string; readonly overruling: Overruling | null } | null = null

  /** The save in progress: whoever asks for the dice waits for it. */
  let keeping = Promise.resolve()

  function drop(): void {
    clearTimeout(timer)
    waiting = null
  }

  async function flush(): Promise<void> {
    const job = waiting
    drop()
    if (job !== null) keeping = keeping.then(() => keep(job.command, job.text, job.overruling))
    await keeping
  }

  return {
    draft(command, text, overruling = null) {
      waiting = { command, text, overruling }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), DRAFT_AFTER_MS)
    },
    flush,
    unsaved: () => waiting?.text ?? null,
    drop
  }
}
