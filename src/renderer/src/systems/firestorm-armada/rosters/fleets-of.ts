import type { Campaign } from '@shared/campaign/campaign'
import type { Roster } from '@shared/systems/index'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'

/** The fleets of a campaign of this system; its schema has seen to it that they are fleets. None of a campaign that is not there. */
export function fleetsOf(campaign: Campaign | null): readonly DraftFleet[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly DraftFleet[]
}
