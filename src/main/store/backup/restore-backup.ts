import type { Backups } from './backups'
import { CAMPAIGN_KIND, parseCampaign } from '../campaign/campaign-file'
import type { Disk } from '../disk/disk'
import type { ReadDocument } from '../document/durable-document'
import { backupPath, DurableFile } from '../document/durable-file'
import { StoreError } from '../store-error'

interface RestoreParts<C extends object> {
  readonly disk: Disk
  /** The campaign's file. */
  readonly path: string
  readonly read: ReadDocument<C>
  /** Copies of one of its generations. */
  readonly copiesOf: (path: string) => Backups
}

/** Copies into a backup what must survive a restore of it; returns the same object if there is nothing to copy. */
export type CarryOver<C> = (copy: C, present: C) => C

/**
 * Replaces a campaign's file with a backup, after backing the file up. If that file is damaged, its generations are kept next to it under
 * other names, and nothing of it is carried over. Rejects, with nothing changed, for a backup that cannot be used, and with `newer-format`
 * for a present campaign that only a newer program can read. A present file that is another campaign's counts as damaged.
 */
export async function restoreBackup<C extends object>(parts: RestoreParts<C>, name: string, carryOn: CarryOver<C>): Promise<C> {
  const { disk, path, read, copiesOf } = parts
  const bytes = await copiesOf(path).read(name)
  const copy = parseCampaign(bytes, name, read)
  const file = new DurableFile(disk, path, CAMPAIGN_KIND)
  const reading = await file.read()
  if (!reading.ok && reading.error.code !== 'damaged') throw reading.error
  const found = reading.ok ? reading.value : null
  const present = found === null ? null : read(found.json)
  if (present?.ok === false && present.error.code === 'newer-format') throw new StoreError('newer-format', path, present.error.at)
  const next = present?.ok === true ? carryOn(copy, present.value) : copy
  if (found !== null) await copiesOf(found.source === 'backup' ? backupPath(path) : path).keepNow('before-restore')
  await (next === copy ? file.replaceBytes(bytes) : file.replace(next))
  return next
}
