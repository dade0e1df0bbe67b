import type { RandomSource } from '../../src/main/platform/random-source'
import type { CrashDisk } from '@kit/main/store/crash-disk'

/** Test support: the result of `crashEverywhere`. */
export interface CrashTally {
  states: number
  readonly violations: string[]
}

/**
 * Runs `action` on a disk. Before each of its steps, `crashes` disks are created as a crash at that moment may leave them; `check` opens
 * each and throws when it finds a fault. Resolves when the action has ended.
 */
export async function crashEverywhere(
  disk: CrashDisk,
  action: () => Promise<unknown>,
  check: (after: CrashDisk) => Promise<void>,
  tally: CrashTally,
  random: RandomSource,
  crashes: number
): Promise<void> {
  disk.beforeStep = async (step, path) => {
    for (let crash = 0; crash < crashes; crash++) {
      tally.states += 1
      await check(random.face(5) === 1 ? disk.killed() : disk.powerCut(random)).catch((error: unknown) => {
        tally.violations.push(`crash before ${step} ${path}: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
  }
  try {
    await action()
  } finally {
    disk.beforeStep = null
  }
}
