import { join } from 'node:path'
import { copyBattles, type CopiedBattle } from '../battle/copy-battle'
import type { Disk } from '../disk/disk'
import { DurableFile } from '../document/durable-file'
import { paths } from '../paths'
import { StoreError, toStoreError } from '../store-error'
import { buildDir } from './build-dir'
import { CAMPAIGN_KIND, peekCampaign } from './campaign-file'
import { exchangeFiles, otherOfPair } from './exchange-files'
import type { StrayParts } from './stray-parts'
import { areBattlesOf } from './whose-battles'

/**
 * Moves the campaign to its own folder, or only its file where two folders hold each other's. Resolves with its id. Rejects with `exists`
 * when that folder is taken, and with `other-battles` as `adopt` does.
 */
export async function putBack<C extends object>(parts: StrayParts<C>, folder: string): Promise<string> {
  const { disk, dataDir, idOf } = parts
  const stray = await strayIn(parts, folder)
  const id = idOf(stray)
  if (await exchangeFiles(parts, folder, stray)) return id
  await holdBattlesToCampaign(parts, folder, id)
  const to = paths.campaignDir(dataDir, id)
  if ((await disk.stat(to)) !== null) throw new StoreError('exists', to)
  await disk.rename(paths.campaignDir(dataDir, folder), to)
  await disk.syncDir(paths.campaigns(dataDir))
  return id
}

/**
 * Makes a new campaign from it, with its battles. The folder itself goes to the trash. Rejects with `other-battles` when the battles in the
 * folder are of another campaign than its file: they would no longer be found.
 */
export async function adopt<C extends object>(
  parts: StrayParts<C>,
  folder: string,
  newId: string,
  transform: (campaign: C) => C
): Promise<void> {
  const campaign = await strayIn(parts, folder)
  await holdBattlesToCampaign(parts, folder, parts.idOf(campaign))
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

/** Why a campaign in a wrong folder cannot be used: `wrong-owner`, or `other-battles` where it cannot be taken in either. */
export async function whyStray<C extends object>(parts: StrayParts<C>, folder: string, problem: StoreError): Promise<StoreError> {
  try {
    const stray = await strayIn(parts, folder)
    if ((await otherOfPair(parts, folder, stray)) === null) await holdBattlesToCampaign(parts, folder, parts.idOf(stray))
    return problem
  } catch (error) {
    return toStoreError(error, problem.path)
  }
}

async function holdBattlesToCampaign<C extends object>({ disk, dataDir }: StrayParts<C>, folder: string, id: string): Promise<void> {
  const battles = paths.battles(dataDir, folder)
  if (!(await areBattlesOf(disk, battles, id))) throw new StoreError('other-battles', battles, id)
}

/** The campaign in a folder that is not its own. Rejects with `exists` if the folder is its own. */
async function strayIn<C extends object>({ disk, dataDir, read, idOf }: StrayParts<C>, folder: string): Promise<C> {
  const path = paths.campaign(dataDir, folder)
  const found = await peekCampaign<C>(disk, path, json => read(json, null))
  if (!found.ok) throw found.error
  if (idOf(found.value.campaign) === folder) throw new StoreError('exists', path)
  return found.value.campaign
}
