import type { KeptRosters } from '@shared/campaign/own-library'
import { libraryV1 } from '@shared/campaign/versions/library-v1'
import type { Log } from '../platform/log'
import type { Disk } from './disk/disk'
import type { WriteGuard } from './document/durable-document'
import { openKept, type KeptDocument } from './document/kept-document'
import { paths } from './paths'

/** The game master's own rosters that any campaign may take, kept across restarts. */
export type OwnLibrary = KeptDocument<KeptRosters>

export function openOwnLibrary(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<OwnLibrary> {
  return openKept(disk, log, {
    path: paths.library(dataDir),
    kind: 'library',
    field: 'rosters',
    schema: libraryV1,
    guard,
    trouble: 'Your own library of rosters cannot be read'
  })
}
