import type { CampaignStoreOptions } from './campaign-options'
import type { Trash } from './trash'

/** What is needed to take in a campaign from a wrong folder. */
export interface StrayParts<C extends object> extends Pick<CampaignStoreOptions<C, unknown>, 'disk' | 'dataDir' | 'read' | 'idOf'> {
  readonly trash: Trash
}
