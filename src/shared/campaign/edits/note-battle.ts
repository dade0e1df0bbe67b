import type { BattleRef, Campaign } from '../campaign'

/** The progress of a battle. `playedAt`: milliseconds since 1970; null leaves the time it was last played unchanged. */
export interface BattleNote extends Pick<BattleRef, 'status' | 'round' | 'phase'> {
  readonly playedAt: number | null
}

/** The campaign with its entry for one battle brought up to date; the same object if nothing changes or the battle is not listed. */
export function noteBattle(campaign: Campaign, battleId: string, note: BattleNote): Campaign {
  const battle = campaign.battles.find(ref => ref.id === battleId)
  if (battle === undefined) return campaign
  const { status, round, phase, playedAt } = note
  const lastPlayedAt = playedAt ?? battle.lastPlayedAt
  const isSame = battle.status === status && battle.round === round && battle.phase === phase && battle.lastPlayedAt === lastPlayedAt
  if (isSame) return campaign
  return {
    ...campaign,
    lastPlayedAt: playedAt ?? campaign.lastPlayedAt,
    battles: campaign.battles.map(ref => (ref === battle ? { ...ref, status, round, phase, lastPlayedAt } : ref))
  }
}
