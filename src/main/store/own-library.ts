import type { KeptRosters } from '@shared/campaign/own-library'
import { LIBRARY_MAX, libraryV1 } from '@shared/campaign/versions/library-v1'
import { CallFailure } from '@shared/ipc/calls'
import type { Log } from '../platform/log'
import type { Disk } from './disk/disk'
import type { WriteGuard } from './document/durable-document'
import { openKept } from './document/kept-document'
import { paths } from './paths'
import { SerialQueue } from './serial-queue'

/** The game master's own rosters that any campaign may take, kept across restarts. */
export interface OwnLibrary {
  readonly all: KeptRosters
  /** Changes it, one change after another; durable when it resolves. Fails with `refused` when there would be too many. */
  change(change: (all: KeptRosters) => KeptRosters): Promise<KeptRosters>
}

export async function openOwnLibrary(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<OwnLibrary> {
  const queue = new SerialQueue()
  const kept = await openKept(disk, log, {
    path: paths.library(dataDir),
    kind: 'library',
    field: 'rosters',
    schema: libraryV1,
    guard,
    trouble: 'Your own library of rosters cannot be read'
  })
  const all = (): KeptRosters => kept.value ?? []
  return {
    get all() {
      return all()
    },
    change: change =>
      queue.run(async () => {
        const next = change(all())
        if (next.length > LIBRARY_MAX) throw new CallFailure('refused', 'full')
        await kept.save(next)
        return next
      })
  }
}
