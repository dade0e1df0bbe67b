import type { CampaignStoreOptions } from './campaign-options'
import type { Trash } from './trash'

/** Dependencies for adopting a campaign found in a folder that is not its own. */
export interface StrayParts<C extends object> extends Pick<CampaignStoreOptions<C, unknown>, 'disk' | 'dataDir' | 'read' | 'idOf'> {
  readonly trash: Trash
}
