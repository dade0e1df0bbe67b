import type { Campaign } from '@shared/campaign/campaign'
import type { Roster } from '@shared/systems/index'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'

/** The squads of a campaign of this system; its schema has seen to it that they are squads. None of a campaign that is not there. */
export function squadsOf(campaign: Campaign | null): readonly DraftSquad[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly DraftSquad[]
}
