import { errnoOf } from '../store-error'
import type { Disk } from './disk'
import { diskWith } from './disk-steps'

/**
 * Error codes of file systems without hard links (exFAT, some shares). On Windows exFAT gives `EISDIR`, the translation of
 * ERROR_INVALID_FUNCTION (nodejs/node#65817).
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
