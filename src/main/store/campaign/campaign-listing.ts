import { join } from 'node:path'
import { isSafeId, paths } from '../paths'
import { StoreError } from '../store-error'
import { whyStray } from './stray-campaign'
import type { StrayParts } from './stray-parts'
import type { TrashName } from './trash'

/** A campaign as listed, or the reason why it cannot be opened. */
export type ListedSummary<S> =
  | { readonly ok: true; readonly summary: S; readonly source: 'file' | 'backup' }
  | { readonly ok: false; readonly problem: StoreError }

/** One line of the list: a campaign by the name of its folder. */
export type CampaignListing<S> = { readonly id: string } & ListedSummary<S>

export type TrashListing<S> = TrashName &
  ({ readonly ok: true; readonly summary: S } | { readonly ok: false; readonly problem: StoreError })

/** One line of the list; `null` for a folder that was never a campaign's. `summaryOf` reads its file. */
export async function listingOf<C extends object, S>(
  parts: StrayParts<C>,
  name: string,
  summaryOf: () => Promise<ListedSummary<S>>
): Promise<CampaignListing<S> | null> {
  const { disk, dataDir } = parts
  if (!isSafeId(name)) {
    const path = join(paths.campaigns(dataDir), name, 'campaign.json')
    return (await disk.stat(path)) === null ? null : { id: name, ok: false, problem: new StoreError('bad-id', path) }
  }
  const found = await summaryOf()
  if (found.ok || found.problem.code !== 'wrong-owner') return { id: name, ...found }
  return { id: name, ok: false, problem: await whyStray(parts, name, found.problem) }
}
