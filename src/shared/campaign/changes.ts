import { isSameJson } from '../kernel/same-json'
import type { Campaign } from './campaign'

/** One thing that differs between two states of a campaign. */
export interface CampaignChange {
  readonly kind: 'name' | 'rosterAdded' | 'rosterRemoved' | 'rosterChanged' | 'rulings' | 'notes' | 'battles' | 'damage'
  /** Names of the rosters; empty for everything else. */
  readonly names: readonly string[]
  /** How many of them, at least 1. */
  readonly count: number
}

/** What was changed between an earlier state of a campaign and a later one, rosters first; empty if it is nothing a game master did. */
export function campaignChanges(before: Campaign, after: Campaign): readonly CampaignChange[] {
  const earlier = new Map(before.rosters.map(roster => [roster.id, roster]))
  const later = new Set(after.rosters.map(({ id }) => id))
  const named = (kind: CampaignChange['kind'], rosters: Campaign['rosters']): CampaignChange => {
    return { kind, names: rosters.map(({ name }) => name), count: rosters.length }
  }
  const counted = (kind: CampaignChange['kind'], count: number): CampaignChange => ({ kind, names: [], count })
  const once = (kind: CampaignChange['kind'], one: unknown, other: unknown): CampaignChange => counted(kind, isSameJson(one, other) ? 0 : 1)
  const known = new Set(before.battles.map(({ id }) => id))
  const keys = new Set([...Object.keys(before.rulings), ...Object.keys(after.rulings)])

  return [
    named(
      'rosterAdded',
      after.rosters.filter(({ id }) => !earlier.has(id))
    ),
    named(
      'rosterChanged',
      after.rosters.filter(roster => earlier.has(roster.id) && !isSameJson(earlier.get(roster.id), roster))
    ),
    named(
      'rosterRemoved',
      before.rosters.filter(({ id }) => !later.has(id))
    ),
    counted('battles', after.battles.filter(({ id }) => !known.has(id)).length),
    counted('rulings', [...keys].filter(key => before.rulings[key] !== after.rulings[key]).length),
    once('notes', notesOf(before), notesOf(after)),
    once('damage', before.wounds ?? [], after.wounds ?? []),
    once('name', before.name, after.name)
  ].filter(({ count }) => count > 0)
}

/** Everything that is written by hand. */
function notesOf({ notes, partNotes = {}, battles }: Campaign): unknown {
  return [
    notes,
    partNotes,
    battles.flatMap(battle => (battle.notes === undefined ? [] : [battle.id, battle.notes])),
    battles.flatMap(battle => battle.moments ?? [])
  ]
}
