import type { Faction } from '../model/design'

interface FactionRow {
  readonly tacticalBonus: number
  /** Inches. */
  readonly commandDistance: number
}

/** First edition (2009), summary of the turn sequence and of command distance (FA-003, FA-006). */
export const FACTION_TRAITS = {
  dindrenzi: { tacticalBonus: 3, commandDistance: 6 },
  aquan: { tacticalBonus: 2, commandDistance: 6 },
  terran: { tacticalBonus: 2, commandDistance: 6 },
  relthoza: { tacticalBonus: 2, commandDistance: 8 },
  sorylian: { tacticalBonus: 1, commandDistance: 7 },
  directorate: { tacticalBonus: 1, commandDistance: 6 }
} as const satisfies Readonly<Record<Faction, FactionRow>>

/** Supplement to the summary, order of play (FA-Q03). */
export const ALLIANCE_BONUS = 1
export const INITIATIVE_DICE = 2
