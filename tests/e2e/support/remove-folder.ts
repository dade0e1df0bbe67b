import { rm } from 'node:fs/promises'

const TRIES = 50
const WAIT_MS = 100

/** Removes a folder into which an exiting program may still write. */
export async function removeFolder(folder: string): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (left === 1) throw error
      await new Promise(resolve => setTimeout(resolve, WAIT_MS))
    }
  }
}
