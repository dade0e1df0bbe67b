import { isSameJson } from '../../kernel/same-json'
import type { BattleRef, Campaign } from '../campaign'
import { withBattle, type Ended } from '../chronicle'

/** The progress of a battle. `playedAt`: milliseconds since 1970; null leaves the time it was last played unchanged. */
export interface BattleNote extends Pick<BattleRef, 'status' | 'round' | 'phase'> {
  /** How it ended, and what became of its sides; null while it is not over. */
  readonly ended: Ended | null
  readonly playedAt: number | null
}

/** The campaign with its entry for one battle brought up to date; the same object if nothing changes or the battle is not listed. */
export function noteBattle(campaign: Campaign, battleId: string, note: BattleNote): Campaign {
  const battle = campaign.battles.find(ref => ref.id === battleId)
  if (battle === undefined) return campaign
  const { playedAt, ended, ...progress } = note
  const { outcome: _, ending: __, ...before } = battle
  const next = {
    ...before,
    ...progress,
    lastPlayedAt: playedAt ?? battle.lastPlayedAt,
    ...ended
  }
  if (isSameJson(next, battle)) return campaign
  return { ...campaign, lastPlayedAt: playedAt ?? campaign.lastPlayedAt, battles: withBattle(campaign.battles, battleId, () => next) }
}
