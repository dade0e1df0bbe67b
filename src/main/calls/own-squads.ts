import { draftSquadV1 } from '@shared/systems/xwing/schema/roster-v1'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import type { CampaignService } from './campaign-service'

/**
 * The squads of X-Wing that the game master has: in campaigns played or made last first, and those saved last first in each. A campaign
 * that cannot be read has none.
 */
export async function ownSquads(campaigns: Pick<CampaignService, 'list' | 'get'>): Promise<readonly DraftSquad[]> {
  const { campaigns: listed } = await campaigns.list()
  const recent = listed
    .filter(({ system }) => system === 'xwing')
    .sort((one, other) => (other.lastPlayedAt ?? other.createdAt) - (one.lastPlayedAt ?? one.createdAt))
  const squads: DraftSquad[] = []
  for (const { id } of recent) {
    const found = await campaigns.get(id).catch(() => null)
    for (const roster of [...(found?.rosters ?? [])].reverse()) {
      const squad = draftSquadV1.safeParse(roster)
      if (squad.success) squads.push(squad.data)
    }
  }
  return squads
}
