import { isSameBoot, type ProcessProbe } from './process-probe'

/** How the owner of a data directory identifies itself. */
export interface LockClaim {
  readonly flagship: 'lock'
  readonly pid: number
  /** When the owner's process started, as reported by the system. */
  readonly start: string
  readonly boot: string
  readonly host: string
  /** Distinguishes two claims of one process. */
  readonly nonce: string
  /** Whether the owner shows a sign of life named by the nonce. */
  readonly hasSign: boolean
  /** Milliseconds since 1970. */
  readonly sinceMs: number
  /** Set when the owner has released the lock. */
  readonly released: boolean
}

/** A claim's bytes, or `null` when they are not (yet) a whole claim. */
export function readClaim(bytes: Uint8Array): LockClaim | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    // Left out by a Flagship that showed none.
    return isClaim(json) ? { ...json, hasSign: 'hasSign' in json && json.hasSign === true } : null
  } catch {
    return null
  }
}

/**
 * Whether the owner still runs. Its sign of life decides, where it has one and that can be asked; otherwise its process, where a pid that
 * was reused by another program, or that is from before a reboot, does not count.
 */
export async function isOwnerAlive(claim: LockClaim, probe: ProcessProbe): Promise<boolean> {
  if (claim.released) return false
  const isShown = claim.hasSign ? ((await probe.signs?.isShown(claim.nonce)) ?? null) : null
  if (isShown !== null) return isShown
  if (!isSameBoot(claim.boot, await probe.boot())) return false
  const start = await probe.startOf(claim.pid)
  if (start === null) return false
  return start === '' || claim.start === '' || start === claim.start
}

function isClaim(json: unknown): json is Omit<LockClaim, 'hasSign'> {
  return (
    typeof json === 'object' &&
    json !== null &&
    'flagship' in json &&
    json.flagship === 'lock' &&
    'pid' in json &&
    typeof json.pid === 'number' &&
    Number.isSafeInteger(json.pid) &&
    json.pid > 0 &&
    'start' in json &&
    typeof json.start === 'string' &&
    'boot' in json &&
    typeof json.boot === 'string' &&
    'host' in json &&
    typeof json.host === 'string' &&
    'nonce' in json &&
    typeof json.nonce === 'string' &&
    'sinceMs' in json &&
    typeof json.sinceMs === 'number' &&
    'released' in json &&
    typeof json.released === 'boolean'
  )
}
