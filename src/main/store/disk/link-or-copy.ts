import { errnoOf } from '../store-error'
import type { Disk } from './disk'
import { diskWith } from './disk-steps'

/**
 * What file systems without hard links (exFAT, some shares) answer. On Windows exFAT answers `EISDIR`: the system's ERROR_INVALID_FUNCTION
 * is translated so (nodejs/node#65817).
 */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EISDIR', 'UNKNOWN'])

/** A disk that copies where it has no links. */
export function linkOrCopy(disk: Disk): Disk {
  return diskWith(disk, {
    link: async (existing, to) => {
      try {
        await disk.link(existing, to)
      } catch (error) {
        if (!NO_LINKS.has(errnoOf(error) ?? '')) throw error
        await disk.copy(existing, to)
      }
    }
  })
}
