import type { BattleRef, Campaign } from '../campaign'

/** The campaign with one more battle at the end of its list. */
export function addBattle(campaign: Campaign, battle: BattleRef): Campaign {
  return { ...campaign, battles: [...campaign.battles, battle] }
}
