import type { Decision, Lasting } from '../core/carry/carry-rules'
import type { z } from '../schema/zod'
import type { BattleRef, Campaign } from './campaign'
import { putBack, takenOut } from './taken-out'
import type { decidedV1, endingV1, momentNoteV1, outcomeV1, woundV1 } from './versions/chronicle-v1'

/** The longest note on a campaign, a battle or a part of a roster, and on a moment; in characters, as the schemas have it. */
export const NOTES_MAX = 20_000
export const MOMENT_MAX = 2_000

/** What became of each side of a battle that is over. */
export type Outcome = z.infer<typeof outcomeV1>
/** What is kept of the end of a battle. */
export interface Ended {
  readonly outcome: Outcome
  readonly ending: z.infer<typeof endingV1>
}
/** A note on one moment of a battle. */
export type MomentNote = z.infer<typeof momentNoteV1>
/** The damage that a unit of a roster brings along into its next battle. */
type CarriedWound = z.infer<typeof woundV1>
type Decided = z.infer<typeof decidedV1>

/** A decision to be carried out. */
export interface Settlement {
  readonly battleId: string
  readonly partId: string
  readonly rosterId: string
  readonly decision: Decision
  /** What is kept of it; empty unless it is wounded. */
  readonly kept: readonly Lasting[]
  /** The roster without the part; null unless it is struck off. */
  readonly roster: Campaign['rosters'][number] | null
  /** The damage that is kept; null unless it is. */
  readonly wound: CarriedWound['wound'] | null
}

/** The campaign with one decision carried out and kept with its battle. A part has one wound at most: that of its last battle. */
export function settled(campaign: Campaign, settlement: Settlement): Campaign {
  const { battleId, partId, rosterId, decision, kept, roster, wound } = settlement
  const battle = campaign.battles.find(({ id }) => id === battleId)
  if (battle === undefined) return campaign
  const others = (campaign.wounds ?? []).filter(({ unitId }) => unitId !== partId)
  // What stood before the first decision of this battle is what a part comes back to.
  const first = battle.decided?.find(one => one.partId === partId)
  const before = roster === null ? undefined : campaign.rosters.find(({ id }) => id === rosterId)
  const decided: Decided = {
    nth: 1 + Math.max(0, ...campaign.battles.flatMap(one => (one.decided ?? []).map(({ nth }) => nth))),
    partId,
    rosterId,
    kept: [...kept],
    wound: first === undefined ? (campaign.wounds?.find(({ unitId }) => unitId === partId) ?? null) : first.wound,
    taken: before === undefined ? [] : takenOut(before, roster)
  }
  return {
    ...campaign,
    rosters: roster === null ? campaign.rosters : campaign.rosters.map(one => (one.id === roster.id ? roster : one)),
    wounds: wound === null ? others : [...others, { rosterId, unitId: partId, from: battle.name, wound }],
    battles: withBattle(campaign.battles, battleId, ref => ({
      ...ref,
      settled: { ...ref.settled, [partId]: decision },
      decided: [...(ref.decided ?? []).filter(one => one.partId !== partId), decided]
    }))
  }
}

/** Whether a decision can be taken back: it is known what was before, and no later battle has decided on the same part. */
export function isUndoable({ battles }: Campaign, battleId: string, partId: string): boolean {
  const all = battles.flatMap(({ id, decided = [] }) => decided.flatMap(one => (one.partId === partId ? [{ id, nth: one.nth }] : [])))
  const last = Math.max(0, ...all.map(({ nth }) => nth))
  return all.some(({ id, nth }) => id === battleId && nth === last)
}

/**
 * The campaign as if this had not been decided: the part is back in its roster, in its place, with the damage it brought along. Null where
 * it cannot be taken back, or its squadron was struck off for another reason since.
 */
export function unsettled(campaign: Campaign, battleId: string, partId: string, without: Without): Campaign | null {
  const battle = campaign.battles.find(({ id }) => id === battleId)
  const decided = battle?.decided?.find(one => one.partId === partId)
  if (battle === undefined || decided === undefined || !isUndoable(campaign, battleId, partId)) return null
  const roster = campaign.rosters.find(({ id }) => id === decided.rosterId)
  const back = roster === undefined ? { roster, others: [] } : cameBack(roster, battle, decided, without)
  if (back === null) return null
  const { [partId]: _, ...others } = battle.settled ?? {}
  const kept = (campaign.wounds ?? []).filter(({ unitId }) => unitId !== partId)
  return {
    ...campaign,
    rosters: campaign.rosters.map(one => (one === roster ? (back.roster ?? one) : one)),
    wounds: decided.wound === null ? kept : [...kept, decided.wound],
    battles: withBattle(campaign.battles, battleId, ref => ({
      ...ref,
      settled: others,
      decided: (ref.decided ?? []).filter(one => one.partId !== partId).map(one => back.others.find(({ nth }) => nth === one.nth) ?? one)
    }))
  }
}

/** The campaign with all that this battle struck off in its place again, as far as that can be taken back. */
export function withStruck(campaign: Campaign, battleId: string, without: Without): Campaign {
  const struck = campaign.battles.find(({ id }) => id === battleId)?.decided?.filter(({ taken }) => taken.length > 0) ?? []
  return struck.reduce((now, { partId }) => unsettled(now, battleId, partId, without) ?? now, campaign)
}

type Roster = Campaign['rosters'][number]
/** A game's way to leave a part out of a roster. */
type Without = (roster: Roster, partId: string) => Roster

interface CameBack {
  readonly roster: Roster
  /** Decisions made after it, with what they took out of the roster as it is now. */
  readonly others: readonly Decided[]
}

/** Those that were struck off after it are put back first, last in first out, and are then left out again. */
function cameBack(roster: Roster, { decided = [] }: BattleRef, back: Decided, without: Without): CameBack | null {
  if (back.taken.length === 0) return { roster, others: [] }
  const after = decided.filter(one => one.rosterId === roster.id && one.nth > back.nth && one.taken.length > 0)
  const whole = [back, ...after].reduceRight<Roster | null>((now, { taken }) => (now === null ? null : putBack(now, taken)), roster)
  if (whole === null) return null
  let now = whole
  const others: Decided[] = []
  for (const one of after) {
    const left = without(now, one.partId)
    others.push({ ...one, taken: takenOut(now, left) })
    now = left
  }
  return { roster: now, others }
}

/** The list with one battle changed; the same list if it does not hold it. */
export function withBattle(battles: readonly BattleRef[], battleId: string, change: (battle: BattleRef) => BattleRef): BattleRef[] {
  return battles.map(battle => (battle.id === battleId ? change(battle) : battle))
}
