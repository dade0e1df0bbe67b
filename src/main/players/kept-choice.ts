import { screenChoice } from '@shared/ipc/schemas/screen-choice'
import type { ScreenChoice } from '@shared/ipc/player-screen'
import { z } from 'zod'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Log } from '../platform/log'
import type { Disk } from '../store/disk/disk'
import { DurableDocument, type WriteGuard } from '../store/document/durable-document'
import { DurableFile } from '../store/document/durable-file'
import { paths } from '../store/paths'
import type { StoreError } from '../store/store-error'

const KIND = 'player-screen'
const keptSchema = z.strictObject({ format: z.literal(1), choice: screenChoice.nullable() })
type Kept = z.infer<typeof keptSchema>

/** What the game master shows, kept over restarts. Trouble with it never prevents play. */
export interface KeptChoice {
  readonly value: ScreenChoice | null
  /** Resolves when durable. Rejects with a StoreError, and then nothing has changed. */
  save(choice: ScreenChoice): Promise<void>
}

/**
 * Opens what was shown. A damaged file is kept under another name, and nothing is shown; one that a newer program wrote, or that cannot be
 * read, is left alone, and what is shown now is not kept.
 */
export async function openKeptChoice(disk: Disk, dataDir: string, guard: WriteGuard, log: Log): Promise<KeptChoice> {
  const path = paths.playerScreen(dataDir)
  const open = (): Promise<Result<DurableDocument<Kept>, StoreError>> =>
    DurableDocument.open<Kept>(disk, path, { kind: KIND, read: readKept, fallback: () => ({ format: 1, choice: null }), guard })
  const opened = await open()
  if (opened.ok) return keptIn(opened.value)
  log('What the player screen showed cannot be read', opened.error)
  if (opened.error.code !== 'damaged' && opened.error.code !== 'invalid') return unkept(opened.error)
  try {
    await guard()
    await new DurableFile(disk, path, KIND).setAside()
  } catch {
    return unkept(opened.error)
  }
  const fresh = await open()
  return fresh.ok ? keptIn(fresh.value) : unkept(fresh.error)
}

function keptIn(document: DurableDocument<Kept>): KeptChoice {
  return {
    get value() {
      return document.value.choice
    },
    save: choice => document.update({ format: 1, choice })
  }
}

function unkept(error: StoreError): KeptChoice {
  return { value: null, save: () => Promise.reject(error) }
}

function readKept(json: unknown): Result<Kept, { readonly code: 'invalid' | 'newer-format'; readonly at: string }> {
  const parsed = keptSchema.safeParse(json)
  if (parsed.success) return ok(parsed.data)
  const isNewer = typeof json === 'object' && json !== null && 'format' in json && typeof json.format === 'number' && json.format > 1
  return err({ code: isNewer ? 'newer-format' : 'invalid', at: parsed.error.issues[0]?.path.join('.') ?? '' })
}
