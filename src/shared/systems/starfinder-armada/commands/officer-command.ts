import type { FleetId, OfficerId } from '../model/design'

/** An officer's action of the round (SA-060 to SA-074). Choices that a success calls for are made in advance. */
export type ActionChoice =
  | EncourageChoice
  | FleetChoice<'rally'>
  | FleetChoice<'taunt'>
  | { readonly action: 'direct'; readonly raises: 'gunnery' | 'ac' }
  | FleetChoice<'duel'>
  | { readonly action: 'repair'; readonly fleetId: FleetId; readonly effectId: string }
  | { readonly action: 'boost'; readonly fleetId: FleetId; readonly boost: Boost }
  | { readonly action: 'conjure'; readonly place: string }
  | FleetChoice<'enchant'>
  | { readonly action: 'precognition' }
  | { readonly action: 'scramble'; readonly fleetId: FleetId; readonly victimId: OfficerId | null }
  | { readonly action: 'target'; readonly fleetId: FleetId; readonly enemyId: FleetId }
  | FleetChoice<'scan'>

/** An action that needs no other choice than a fleet. */
interface FleetChoice<A extends 'rally' | 'taunt' | 'duel' | 'enchant' | 'scan'> {
  readonly action: A
  readonly fleetId: FleetId
}

/** For the next check of a fleet or of an officer. */
interface EncourageChoice {
  readonly action: 'encourage'
  readonly targetId: FleetId | OfficerId
  readonly bonus: 'officer' | 'untyped'
}

/** The values a Boost can improve (SA-068). `turns`: the distance between turns falls by 1. */
export const BOOSTS = ['speed', 'turns', 'shields', 'damage'] as const
export type Boost = (typeof BOOSTS)[number]

export interface TakeAction {
  readonly type: 'takeAction'
  readonly officerId: OfficerId
  readonly choice: ActionChoice
  /** Hexes to the target as measured, 0 to 999; null when the GM judges it to be in reach, or when everything is. */
  readonly rangeHexes: number | null
  /** Officer of the same fleet who spends a Resolve Point on the officer check (SA-051). */
  readonly resolveOfficerId: OfficerId | null
  /** Other modifiers the GM grants for this roll; 0 for none. */
  readonly gmCheck: number
}
