import { z } from 'zod'
import type { ScreenChoice } from '@shared/ipc/player-screen'
import { screenChoice } from '@shared/ipc/schemas/screen-choice'
import type { Log } from '../platform/log'
import type { Disk } from '../store/disk/disk'
import type { WriteGuard } from '../store/document/durable-document'
import { openKept, type KeptDocument } from '../store/document/kept-document'
import { paths } from '../store/paths'

/** The game master's choice for the player screen, kept across restarts. */
export type KeptChoice = KeptDocument<ScreenChoice>

/** Whether players had a browser page open, kept across restarts. */
export function openKeptPage(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<KeptDocument<boolean>> {
  return openKept(disk, log, {
    path: paths.playerPage(dataDir),
    kind: 'player-page',
    field: 'wasOpen',
    schema: z.boolean(),
    guard,
    trouble: 'Whether the player screen was open cannot be read'
  })
}

/** Reads what was shown; nothing is shown if it cannot be read. */
export function openKeptChoice(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<KeptChoice> {
  return openKept(disk, log, {
    path: paths.playerScreen(dataDir),
    kind: 'player-screen',
    field: 'choice',
    schema: screenChoice,
    guard,
    trouble: 'What the player screen showed cannot be read'
  })
}
