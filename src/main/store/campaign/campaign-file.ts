import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { decodeDocument } from '../document/document-format'
import { DurableFile } from '../document/durable-file'
import type { ReadDocument } from '../document/durable-document'
import { StoreError, toStoreError } from '../store-error'

/** The kind that a campaign file states. */
export const CAMPAIGN_KIND = 'campaign'

/** A campaign as stored on disk. `source: 'backup'`: the file itself is damaged and the last change may be missing. */
export interface CampaignReading<C> {
  readonly campaign: C
  readonly source: 'file' | 'backup'
}

/** Reads a campaign without opening it: for lists. Writes nothing, not even repairs. Errors as `CampaignStore.open`. */
export async function peekCampaign<C>(
  disk: Disk,
  path: string,
  read: ReadDocument<C & object>
): Promise<Result<CampaignReading<C>, StoreError>> {
  try {
    const reading = await new DurableFile(disk, path, CAMPAIGN_KIND).read()
    if (!reading.ok) return reading
    if (reading.value === null) return err(new StoreError('missing', path))
    const parsed = read(reading.value.json)
    if (!parsed.ok) return err(new StoreError(parsed.error.code, path, parsed.error.at))
    return ok({ campaign: parsed.value, source: reading.value.source })
  } catch (error) {
    return err(toStoreError(error, path))
  }
}

/** The campaign in these bytes, such as those of a backup. Throws the reason if it cannot be used, naming it `name`. */
export function parseCampaign<C>(bytes: Uint8Array, name: string, read: ReadDocument<C & object>): C {
  const decoded = decodeDocument(CAMPAIGN_KIND, bytes)
  if (!decoded.ok) throw new StoreError(decoded.error.code, name, decoded.error.detail)
  const parsed = read(decoded.value)
  if (!parsed.ok) throw new StoreError(parsed.error.code, name, parsed.error.at)
  return parsed.value
}
