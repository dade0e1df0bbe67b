import { realpath, statfs } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Facts about a folder that its contents do not show. */
export interface Places {
  /** The canonical name of a folder: absolute, without links, in the system's own case. Parts that do not exist yet stay as they are. */
  realPath(path: string): Promise<string>
  /** Bytes that can still be written there; null where the system does not say. */
  freeBytes(dir: string): Promise<number | null>
}

export const nodePlaces: Places = {
  realPath: async path => {
    const whole = resolve(path)
    try {
      return await realpath(whole)
    } catch {
      const parent = dirname(whole)
      return parent === whole ? whole : join(await nodePlaces.realPath(parent), basename(whole))
    }
  },
  freeBytes: async dir => {
    try {
      const { bavail, bsize } = await statfs(dir)
      return bavail * bsize
    } catch {
      return null
    }
  }
}
