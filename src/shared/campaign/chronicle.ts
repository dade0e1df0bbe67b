import type { Decision } from '../core/carry/carry-rules'
import type { z } from '../schema/zod'
import type { BattleRef, Campaign } from './campaign'
import type { momentNoteV1, outcomeV1, woundV1 } from './versions/chronicle-v1'

/** The longest note on a campaign, a battle or a part of a roster, and on a moment; in characters, as the schemas have it. */
export const NOTES_MAX = 20_000
export const MOMENT_MAX = 2_000

/** What became of each side of a battle that is over. */
export type Outcome = z.infer<typeof outcomeV1>
/** A note on one moment of a battle. */
export type MomentNote = z.infer<typeof momentNoteV1>
/** The damage that a unit of a roster brings along into its next battle. */
type CarriedWound = z.infer<typeof woundV1>

/** What a decision changes besides the record of it. */
export interface Settlement {
  readonly battleId: string
  readonly partId: string
  readonly decision: Decision
  /** The roster without the part; null unless it is struck off. */
  readonly roster: Campaign['rosters'][number] | null
  /** The damage that is kept; null unless it is. */
  readonly wound: Omit<CarriedWound, 'from'> | null
}

/** The campaign with one decision carried out and kept with its battle. A part has one wound at most: that of its last battle. */
export function settled(campaign: Campaign, { battleId, partId, decision, roster, wound }: Settlement): Campaign {
  const battle = campaign.battles.find(({ id }) => id === battleId)
  if (battle === undefined) return campaign
  const kept = (campaign.wounds ?? []).filter(({ unitId }) => unitId !== partId)
  return {
    ...campaign,
    rosters: roster === null ? campaign.rosters : campaign.rosters.map(one => (one.id === roster.id ? roster : one)),
    wounds: wound === null ? kept : [...kept, { ...wound, from: battle.name }],
    battles: withBattle(campaign.battles, battleId, ref => ({ ...ref, settled: { ...ref.settled, [partId]: decision } }))
  }
}

/** The list with one battle changed; the same list if it does not hold it. */
export function withBattle(battles: readonly BattleRef[], battleId: string, change: (battle: BattleRef) => BattleRef): BattleRef[] {
  return battles.map(battle => (battle.id === battleId ? change(battle) : battle))
}
