import type { Result } from '@shared/kernel/result'
import type { Clock } from '../../platform/clock'
import type { Disk } from '../disk/disk'
import type { WriteGuard } from '../document/durable-document'
import type { StoreError } from '../store-error'

/** Why a document is not the expected campaign, and where. */
export interface CampaignFault {
  readonly code: 'newer-format' | 'not-a-campaign' | 'invalid' | 'wrong-owner'
  readonly at: string
}

export interface CampaignStoreOptions<C extends object, S> {
  readonly disk: Disk
  readonly dataDir: string
  /**
   * Upgrades any older format and checks the result. `id`: the campaign it must be, `wrong-owner` when it is another, with the id it
   * states;
   * `null` when any will do.
   */
  readonly read: (json: unknown, id: string | null) => Result<C, CampaignFault>
  readonly idOf: (campaign: C) => string
  /** The summary of a campaign that lists show. */
  readonly summarise: (campaign: C) => S
  readonly guard?: WriteGuard
  readonly clock?: Clock
  /** Called when a backup could not be made; saving continues. */
  readonly onBackupError?: (error: StoreError) => void
}
