import type { Campaign } from '@shared/campaign/campaign'
import type { Roster } from '@shared/systems/index'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'

/** The armadas of a campaign of this system; its schema has seen to it that they are armadas. None of a campaign that is not there. */
export function armadasOf(campaign: Campaign | null): readonly DraftArmada[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly DraftArmada[]
}
