import type { Campaign } from '@shared/campaign/campaign'
import type { IncomingCampaign } from '@shared/exchange/read-exchange'
import type { OpenBattles } from '../battle/open-battles'
import type { CampaignService } from './campaign-service'

/**
 * Imports a campaign whose battles can all be opened, or nothing at all. Each battle is opened and closed once, so that it has a checkpoint
 * and does not look interrupted.
 */
export async function importCampaign(campaigns: CampaignService, battles: OpenBattles, incoming: IncomingCampaign): Promise<Campaign> {
  const made = await campaigns.importCampaign(incoming)
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
