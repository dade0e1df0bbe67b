import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The ending of a saved campaign, as the system knows it. */
const CAMPAIGN_FILE = /\.flagship$/iu
const FILE_ADDRESS = /^file:/iu

/** Files that somebody asked the system to open with Flagship. They wait, oldest first, until the page is there and asks. */
export class OpenedFiles {
  private readonly waiting: string[] = []
  private readonly listeners: (() => void)[] = []

  /** Absolute paths; what is already waiting waits once. */
  add(paths: readonly string[]): void {
    const fresh = paths.filter(path => !this.waiting.includes(path))
    if (fresh.length === 0) return
    this.waiting.push(...fresh)
    for (const listener of this.listeners) listener()
  }

  /** The path that has waited longest, which then waits no more; null when nothing waits. */
  take(): string | null {
    return this.waiting.shift() ?? null
  }

  /** Calls `listener` whenever something begins to wait. What waited before is not told again. */
  onAdded(listener: () => void): void {
    this.listeners.push(listener)
  }
}

/**
 * The campaign files named on a command line typed in `folder`, absolute. Some desktops of Linux name a file by its address,
 * `file:///...`. Everything else on the line is not for us to open.
 */
export function campaignFilesIn(words: readonly string[], folder: string): readonly string[] {
  return words
    .filter(word => !word.startsWith('-') && CAMPAIGN_FILE.test(word))
    .map(word => (FILE_ADDRESS.test(word) ? pathOf(word) : resolve(folder, word)))
    .filter(path => path !== null)
}

/** Null for an address that names no file of this computer. */
function pathOf(address: string): string | null {
  try {
    return fileURLToPath(address)
  } catch {
    return null
  }
}
