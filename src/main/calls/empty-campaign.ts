import type { Campaign, SystemId } from '@shared/campaign/campaign'
import { NEWEST_FORMAT } from '@shared/campaign/read-campaign'
import type { HostContext } from './host-context'

export function emptyCampaign({ clock, settings }: HostContext, id: string, name: string, system: SystemId): Campaign {
  return {
    format: NEWEST_FORMAT,
    id,
    name,
    system,
    createdAt: clock.now(),
    lastPlayedAt: null,
    isArchived: false,
    notes: '',
    rulings: {},
    automation: settings.value.automation,
    rosters: [],
    battles: []
  }
}
