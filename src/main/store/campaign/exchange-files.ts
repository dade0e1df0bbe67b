import { isSafeId, paths } from '../paths'
import { readIfThere } from '../disk/disk-steps'
import { backupPath, DurableFile } from '../document/durable-file'
import { CAMPAIGN_KIND, parseCampaign } from './campaign-file'
import type { StrayParts } from './stray-parts'
import { areBattlesOf } from './whose-battles'

/**
 * The file of the campaign whose folder this is, if it lies in that of `stray`, which lies here, and each folder has its own battles.
 * Null when the two are no such pair.
 */
export async function otherOfPair<C extends object>(parts: StrayParts<C>, folder: string, stray: C): Promise<C | null> {
  const { disk, dataDir, idOf } = parts
  const id = idOf(stray)
  if (!isSafeId(folder) || !isSafeId(id)) return null
  const there = paths.campaign(dataDir, id)
  // The previous generation holds it when an earlier attempt stopped half-way.
  const own = (await campaignIn(parts, there, folder)) ?? (await campaignIn(parts, backupPath(there), folder))
  if (own === null) return null
  for (const one of [folder, id]) if (!(await areBattlesOf(disk, paths.battles(dataDir, one), one))) return null
  return own
}

/**
 * Two folders hold each other's `campaign.json`, and each its own battles: gives each its own file back. False, with nothing changed, when
 * they are no such pair. A crash at any step leaves a pair that the next call finishes.
 *
 * @param folder holds the file `stray` of campaign `id`
 */
export async function exchangeFiles<C extends object>(parts: StrayParts<C>, folder: string, stray: C): Promise<boolean> {
  const { disk, dataDir, idOf } = parts
  const own = await otherOfPair(parts, folder, stray)
  if (own === null) return false
  const [here, there] = [paths.campaign(dataDir, folder), paths.campaign(dataDir, idOf(stray))]
  // Each file goes in twice in the end, so that its previous generation is of the same campaign too.
  await new DurableFile(disk, there, CAMPAIGN_KIND).replace(stray)
  for (let times = 0; times < 2; times += 1) await new DurableFile(disk, here, CAMPAIGN_KIND).replace(own)
  await new DurableFile(disk, there, CAMPAIGN_KIND).replace(stray)
  return true
}

/** The campaign in one generation of a file; null unless it is the campaign `id`. */
async function campaignIn<C extends object>({ disk, read }: StrayParts<C>, path: string, id: string): Promise<C | null> {
  const bytes = await readIfThere(disk, path)
  if (bytes === null) return null
  try {
    return parseCampaign(bytes, path, json => read(json, id))
  } catch {
    return null
  }
}
