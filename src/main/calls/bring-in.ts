import type { Campaign } from '@shared/campaign/campaign'
import type { IncomingCampaign } from '@shared/exchange/read-exchange'
import type { OpenBattles } from '../battle/open-battles'
import type { CampaignService } from './campaign-service'

/**
 * A campaign that comes from elsewhere, with battles that can be opened, or nothing at all. Opened and closed once, a battle has its state
 * beside its log, and nobody takes it for one that was interrupted.
 */
export async function bringIn(campaigns: CampaignService, battles: OpenBattles, incoming: IncomingCampaign): Promise<Campaign> {
  const made = await campaigns.bringIn(incoming)
  try {
    for (const { id: battleId } of made.battles) {
      const key = { campaignId: made.id, battleId }
      await battles.open(key, made.system)
      await battles.close(key)
    }
    return made
  } catch (error) {
    await battles.withClosed(made.id, () => campaigns.discard(made.id))
    throw error
  }
}
