import { shallowRef } from 'vue'
import type { BattleRef, CampaignSummary } from '@shared/campaign/campaign'
import type { BattleKey, OpenedBattle } from '@shared/ipc/calls'
import { call, CallError } from '../../session/host/api'

/** The battle to resume, with its campaign. */
export interface RunningBattle {
  readonly campaign: CampaignSummary
  readonly battle: BattleRef
}

/** The summary of it on the start screen, once opened. */
export interface BattleGlance {
  readonly opened: Pick<OpenedBattle, 'mode' | 'pending' | 'damage' | 'wasInterrupted' | 'system'>
  readonly commands: number
  /** Milliseconds since 1970; null before the first command. */
  readonly lastAt: number | null
  readonly state: unknown
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

/** Leaving a battle screen closes its battle, perhaps after we opened it: then it is opened again. */
async function openedWithState(key: BattleKey, isSecond = false): Promise<{ readonly opened: OpenedBattle; readonly state: unknown }> {
  const opened = await call('battle.open', key)
  try {
    return { opened, state: await call('battle.state', key) }
  } catch (error) {
    if (isSecond || !(error instanceof CallError) || error.code !== 'not-open') throw error
    return openedWithState(key, true)
  }
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
      const { opened, state } = await openedWithState(key)
      if (wanted !== battle.id) return
      const { mode, pending, damage, wasInterrupted, system } = opened
      const last = opened.entries[opened.entries.length - 1]
      glance.value = {
        opened: { mode, pending, damage, wasInterrupted, system },
        commands: opened.entries.length,
        lastAt: last?.at ?? null,
        state
      }
    } catch (error) {
      if (wanted === battle.id) problem.value = error instanceof CallError ? error.code : 'internal'
    }
  }

  return { glance, problem, look }
}
