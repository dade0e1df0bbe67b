import { err, ok, type Result } from '../kernel/result'
import { faultOf } from '../schema/fault'
import type { Campaign } from './campaign'
import { campaignV1, FORMAT_1 } from './versions/v1'

export const NEWEST_FORMAT = FORMAT_1

interface CampaignReadError {
  readonly code: 'newer-format' | 'not-a-campaign' | 'invalid'
  /** Path of the first fault, such as rosters.0.tier; for `newer-format`, the format number. */
  readonly at: string
  /** The fault is a field that no campaign of this format has. */
  readonly isUnknown?: true
}

/** Reads a stored campaign of any released format. Never guesses, and never returns an empty campaign for a bad one. */
export function readCampaign(json: unknown): Result<Campaign, CampaignReadError> {
  if (typeof json !== 'object' || json === null || !('format' in json) || typeof json.format !== 'number') {
    return err({ code: 'not-a-campaign', at: 'format' })
  }
  if (json.format > NEWEST_FORMAT) return err({ code: 'newer-format', at: String(json.format) })
  const parsed = campaignV1.safeParse(json)
  if (parsed.success) return ok(parsed.data)
  const { at, isUnknown } = faultOf(parsed.error)
  return err({ code: 'invalid', at, ...(isUnknown ? { isUnknown } : {}) })
}
