import type { Infer } from '@shared/schema/infer'
import { z } from '@shared/schema/zod'
import { isSameBoot, type ProcessProbe } from './process-probe'

/** How the owner of a data directory identifies itself. */
const lockClaim = z.object({
  flagship: z.literal('lock'),
  pid: z.int().positive(),
  /** When the owner's process started, as reported by the system. */
  start: z.string(),
  boot: z.string(),
  host: z.string(),
  /** The data directory as its owner sees it. Left out by an older Flagship. */
  at: z.string().catch(''),
  /** Distinguishes two claims of one process. */
  nonce: z.string(),
  /** Whether the owner shows a beacon named by the nonce. Left out by a Flagship that showed none. */
  hasBeacon: z.boolean().catch(false),
  /** Milliseconds since 1970. */
  sinceMs: z.number(),
  /** Set when the owner has released the lock. */
  released: z.boolean()
})
export type LockClaim = Infer<typeof lockClaim>

/** A claim's bytes, or `null` when they are not (yet) a whole claim. */
export function readClaim(bytes: Uint8Array): LockClaim | null {
  try {
    return lockClaim.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

/**
 * Whether the owner still runs. Of a program on another computer nobody here can tell, so it counts until it gives its claim back: two
 * computers may share a folder. On this one its beacon decides, where it has one and that can be asked; otherwise its process, where a
 * pid that was reused by another program, or that is from before a reboot, does not count.
 */
export async function isOwnerAlive(claim: LockClaim, probe: ProcessProbe): Promise<boolean> {
  if (claim.released) return false
  if (isElsewhere(claim, probe) && !isSameBoot(claim.boot, await probe.boot())) return true
  const isShown = claim.hasBeacon ? ((await probe.beacons?.isShown(claim.nonce)) ?? null) : null
  if (isShown !== null) return isShown
  if (!isSameBoot(claim.boot, await probe.boot())) return false
  const start = await probe.startOf(claim.pid)
  if (start === null) return false
  return start === '' || claim.start === '' || start === claim.start
}

/** Whether the claim names another computer. Some change their name with the network they are in, but not what they call this boot. */
function isElsewhere({ host }: LockClaim, probe: ProcessProbe): boolean {
  return host !== '' && probe.host !== '' && host !== probe.host
}
