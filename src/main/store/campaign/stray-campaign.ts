import { join } from 'node:path'
import { copyBattles, type CopiedBattle } from '../battle/copy-battle'
import type { Disk } from '../disk/disk'
import { DurableFile } from '../document/durable-file'
import { paths } from '../paths'
import { StoreError } from '../store-error'
import { buildDir } from './build-dir'
import { CAMPAIGN_KIND, peekCampaign } from './campaign-file'
import type { CampaignStoreOptions } from './campaign-options'
import type { Trash } from './trash'

/** What is needed to take in a campaign from a wrong folder. */
export interface StrayParts<C extends object> extends Pick<CampaignStoreOptions<C, unknown>, 'disk' | 'dataDir' | 'read' | 'idOf'> {
  readonly trash: Trash
}

/** Moves the campaign to its own folder. Resolves with its id. Rejects with `exists` when that folder is taken. */
export async function putBack<C extends object>(parts: StrayParts<C>, folder: string): Promise<string> {
  const { disk, dataDir, idOf } = parts
  const id = idOf(await strayIn(parts, folder))
  const to = paths.campaignDir(dataDir, id)
  if ((await disk.stat(to)) !== null) throw new StoreError('exists', to)
  await disk.rename(paths.campaignDir(dataDir, folder), to)
  await disk.syncDir(paths.campaigns(dataDir))
  return id
}

/** Makes a new campaign from it, with its battles. The folder itself goes to the trash. */
export async function adopt<C extends object>(
  parts: StrayParts<C>,
  folder: string,
  newId: string,
  transform: (campaign: C) => C
): Promise<void> {
  const campaign = await strayIn(parts, folder)
  const from = { campaign: parts.idOf(campaign), battles: paths.battles(parts.dataDir, folder) }
  await copyTo(parts.disk, parts.dataDir, newId, transform(campaign), from)
  await parts.trash.put(folder)
}

/** A new campaign with copies of the battles of another, all or nothing. */
export function copyTo(
  disk: Disk,
  dataDir: string,
  id: string,
  campaign: object,
  from: { readonly campaign: string; readonly battles: string }
): Promise<readonly CopiedBattle[]> {
  return buildDir(disk, paths.campaignDir(dataDir, id), async dir => {
    await new DurableFile(disk, join(dir, 'campaign.json'), CAMPAIGN_KIND).replace(campaign)
    const copied = await copyBattles(disk, from, { campaign: id, battles: join(dir, 'battles') })
    if (!copied.ok) throw copied.error
    return copied.value
  })
}

/** The campaign in a folder that is not its own. Rejects with `exists` if the folder is its own. */
async function strayIn<C extends object>({ disk, dataDir, read, idOf }: StrayParts<C>, folder: string): Promise<C> {
  const path = paths.campaign(dataDir, folder)
  const found = await peekCampaign<C>(disk, path, json => read(json, null))
  if (!found.ok) throw found.error
  if (idOf(found.value.campaign) === folder) throw new StoreError('exists', path)
  return found.value.campaign
}
