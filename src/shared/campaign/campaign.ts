import type { z } from 'zod'
import type { SystemId } from '../systems/index'
import type { battleRefV1, CampaignV1 } from './versions/v1'

/** The newest format of a campaign document. Rosters are stored as drafts, battles by reference: each battle has a journal of its own. */
export type Campaign = CampaignV1
export type BattleRef = z.infer<typeof battleRefV1>
export type { SystemId }

/** A campaign as shown in the list of campaigns. */
export interface CampaignSummary {
  readonly id: string
  readonly name: string
  readonly system: SystemId
  readonly isArchived: boolean
  /** It keeps the quick battles of its game. */
  readonly isDrawer: boolean
  readonly lastPlayedAt: number | null
  readonly createdAt: number
  readonly rosters: number
  readonly battles: number
  /** The battle to resume: the running one played last; null if none is running. */
  readonly running: BattleRef | null
}

/** Summarises a campaign for the list of campaigns. */
export function summariseCampaign(campaign: Campaign): CampaignSummary {
  const running = campaign.battles.filter(battle => battle.status === 'running')
  return {
    id: campaign.id,
    name: campaign.name,
    system: campaign.system,
    isArchived: campaign.isArchived,
    isDrawer: campaign.isDrawer === true,
    lastPlayedAt: campaign.lastPlayedAt,
    createdAt: campaign.createdAt,
    rosters: campaign.rosters.length,
    battles: campaign.battles.length,
    running: running.sort((a, b) => (b.lastPlayedAt ?? b.createdAt) - (a.lastPlayedAt ?? a.createdAt))[0] ?? null
  }
}
