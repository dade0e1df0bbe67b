import { readdirSync, rmSync, statSync } from 'node:fs'
import nodeModule from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** What Node offers of it: nothing before 22.8, `flushCompileCache` from 22.10. */
export interface CompileCache {
  readonly enableCompileCache?: (folder: string) => { readonly directory?: string | undefined }
  readonly flushCompileCache?: () => void
}

interface KeepOptions {
  readonly folder?: string
  readonly node?: CompileCache
  /** Time after which the start is over and has been compiled. */
  readonly afterMs?: number
}

const AFTER_MS = 10_000

/**
 * Keeps what Node compiles of this build for its next start, where Node can. Call it before the modules that are to be kept are loaded,
 * from a file that imports none of them. A cache that cannot be read or written is done without; the whole folder can be deleted at any
 * time.
 */
export function keepCompiled(entry: string, { folder, node = nodeModule as CompileCache, afterMs = AFTER_MS }: KeepOptions = {}): void {
  if (node.enableCompileCache === undefined) return
  try {
    const all = folder ?? join(cacheFolder(), 'compiled')
    const own = String(Math.trunc(statSync(entry).mtimeMs))
    if (node.enableCompileCache(join(all, own)).directory === undefined) return
    // By itself Node writes it at its end, which a closed terminal does not wait for.
    setTimeout(() => quietly(() => [node.flushCompileCache?.(), forgetOthers(all, own)]), afterMs).unref()
  } catch {
    // The start goes on without.
  }
}

/** Of the user's own: bytecode is run unseen, so no folder that others may write to. */
function cacheFolder(): string {
  const { platform, env } = process
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'), 'Flagship', 'Cache')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'Flagship')
  const xdg = env['XDG_CACHE_HOME']
  return join(xdg !== undefined && xdg.startsWith('/') ? xdg : join(homedir(), '.cache'), 'flagship')
}

/** Earlier builds are not run again. */
function forgetOthers(all: string, own: string): void {
  for (const name of readdirSync(all)) if (name !== own) rmSync(join(all, name), { recursive: true, force: true })
}

function quietly(step: () => unknown): void {
  try {
    step()
  } catch {
    // A cache is only a gain.
  }
}
