import { shallowRef } from 'vue'
import type { BattleRef, CampaignSummary } from '@shared/campaign/campaign'
import type { BattleKey, OpenedBattle } from '@shared/ipc/calls'
import { call, CallError } from '../../session/host/api'

/** The battle to resume, with its campaign. */
export interface RunningBattle {
  readonly campaign: CampaignSummary
  readonly battle: BattleRef
}

/** What the start screen tells of it once it is open. */
export interface BattleGlance {
  readonly opened: Pick<OpenedBattle, 'mode' | 'pending' | 'damage' | 'wasInterrupted' | 'system'>
  readonly commands: number
  /** Milliseconds since 1970; null before the first command. */
  readonly lastAt: number | null
  readonly state: unknown
}

/** The running battle played last, among campaigns that are not put away; null when none runs. */
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

/** A battle screen that is just being left puts its battle away: then it is opened once more. */
async function openedWithState(key: BattleKey, isSecond = false): Promise<{ readonly opened: OpenedBattle; readonly state: unknown }> {
  const opened = await call('battle.open', key)
  try {
    return { opened, state: await call('battle.state', key) }
  } catch (error) {
    if (isSecond || !(error instanceof CallError) || error.code !== 'not-open') throw error
    return openedWithState(key, true)
  }
}

/** Opens the battle to look at it. It stays open, so that resuming it finds everything as it was told here. */
export function useGlance() {
  const glance = shallowRef<BattleGlance | null>(null)
  const problem = shallowRef<string | null>(null)

  /** The battle looked at last: what is told of one before it comes too late. */
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
