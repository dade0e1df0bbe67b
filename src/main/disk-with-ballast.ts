import type { Log } from './platform/log'
import { ensureBallast, releaseBallast } from './store/disk/ballast'
import type { Disk, DiskFile } from './store/disk/disk'
import { diskWith } from './store/disk/disk-steps'
import { toStoreError } from './store/store-error'

/**
 * Reserves space in the data directory, and releases it the first time a write finds the disk full. That write still fails, but what
 * follows, such as shutting down, has room again. The program works without the reserve too, so trouble with it is only logged.
 */
export async function diskWithBallast(disk: Disk, dataDir: string, log: Log): Promise<Disk> {
  await ensureBallast(disk, dataDir).catch((error: unknown) => log('No room could be kept in reserve', error))
  let isGivenBack = false
  const seen = async (error: unknown): Promise<never> => {
    if (!isGivenBack && toStoreError(error, dataDir).code === 'disk-full') {
      isGivenBack = true
      await releaseBallast(disk, dataDir).catch((trouble: unknown) => log('The reserve could not be given back', trouble))
    }
    throw error
  }
  const watched = (file: DiskFile): DiskFile => ({
    write: (bytes, offset) => file.write(bytes, offset).catch(seen),
    datasync: () => file.datasync().catch(seen),
    sync: () => file.sync().catch(seen),
    truncate: size => file.truncate(size),
    close: () => file.close()
  })
  return diskWith(disk, { open: async (path, mode) => watched(await disk.open(path, mode)) })
}
