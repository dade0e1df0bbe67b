import type { TrashName } from './trash'
import type { StoreError } from '../store-error'

/** One line of the list: a campaign, or why it cannot be opened. */
export type CampaignListing<S> =
  | { readonly id: string; readonly ok: true; readonly summary: S; readonly source: 'file' | 'backup' }
  | { readonly id: string; readonly ok: false; readonly problem: StoreError }

export type TrashListing<S> = TrashName &
  ({ readonly ok: true; readonly summary: S } | { readonly ok: false; readonly problem: StoreError })
