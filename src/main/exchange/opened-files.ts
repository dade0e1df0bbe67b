import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FILE_ENDINGS } from '@shared/exchange/foreign/file-endings'

const KNOWN_ENDING = new RegExp(`\\.(?:${FILE_ENDINGS.join('|')})$`, 'iu')
const FILE_ADDRESS = /^file:/iu

/** Files the operating system was asked to open with Flagship. They queue, oldest first, until a page asks for them. */
export class OpenedFiles {
  private readonly waiting: string[] = []
  private readonly listeners: (() => void)[] = []

  /** Takes absolute paths. A path that is already queued is not queued twice. */
  add(paths: readonly string[]): void {
    const fresh = paths.filter(path => !this.waiting.includes(path))
    if (fresh.length === 0) return
    this.waiting.push(...fresh)
    for (const listener of this.listeners) listener()
  }

  /** Takes the oldest path off the queue; null when it is empty. */
  take(): string | null {
    return this.waiting.shift() ?? null
  }

  /** Calls `listener` whenever a path is queued, but not for those queued before. */
  onAdded(listener: () => void): void {
    this.listeners.push(listener)
  }
}

/**
 * The files named on a command line typed in `folder` that Flagship may be asked to open, absolute. Some desktops of Linux name a file by
 * its address, `file:///...`. Anything else on the line is ignored.
 */
export function filesNamedIn(words: readonly string[], folder: string): readonly string[] {
  return words
    .filter(word => !word.startsWith('-') && KNOWN_ENDING.test(word))
    .map(word => (FILE_ADDRESS.test(word) ? pathOf(word) : resolve(folder, word)))
    .filter(path => path !== null)
}

/** Null for an address that is not a file on this computer. */
function pathOf(address: string): string | null {
  try {
    return fileURLToPath(address)
  } catch {
    return null
  }
}
