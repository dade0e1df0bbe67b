import type { Campaign } from '@shared/campaign/campaign'
import type { Roster } from '@shared/systems/index'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'

/** The forces of a campaign of this system; its schema has seen to it that they are forces. None of a campaign that is not there. */
export function forcesOf(campaign: Campaign | null): readonly DraftForce[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly DraftForce[]
}
