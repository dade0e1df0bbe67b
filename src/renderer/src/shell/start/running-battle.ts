import { shallowRef } from 'vue'
import type { BattleRef, CampaignSummary } from '@shared/campaign/campaign'
import type { BattleGlance } from '@shared/ipc/calls'
import { call, CallError } from '../../session/host/api'

/** The battle to resume, with its campaign. */
export interface RunningBattle {
  readonly campaign: CampaignSummary
  readonly battle: BattleRef
}

/** The most recently played running battle of campaigns not archived; null when there is none. */
export function latestRunning(campaigns: readonly CampaignSummary[]): RunningBattle | null {
  let latest: RunningBattle | null = null
  for (const campaign of campaigns) {
    const battle = campaign.running
    if (battle === null || campaign.isArchived) continue
    if (latest === null || playedAt(battle) > playedAt(latest.battle)) latest = { campaign, battle }
  }
  return latest
}

function playedAt(battle: BattleRef): number {
  return battle.lastPlayedAt ?? battle.createdAt
}

/** Opens the battle to summarise it. It stays open, so that resuming it shows the same state. */
export function useGlance() {
  const glance = shallowRef<BattleGlance | null>(null)
  const problem = shallowRef<string | null>(null)

  /** The latest battle requested; results for an earlier one are ignored. */
  let wanted = ''

  async function look({ campaign, battle }: RunningBattle): Promise<void> {
    wanted = battle.id
    glance.value = null
    problem.value = null
    const key = { campaignId: campaign.id, battleId: battle.id }
    try {
      const seen = await call('battle.glance', key)
      if (wanted === battle.id) glance.value = seen
    } catch (error) {
      if (wanted === battle.id) problem.value = error instanceof CallError ? error.code : 'internal'
    }
  }

  return { glance, problem, look }
}
