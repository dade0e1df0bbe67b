import type { SaEffect } from '../model/effects'
import { SCAN_LEVELS } from './scan-level'

/**
 * How many categories of a fleet a viewer must know to know of such an effect on it (SA-074). Damage, morale and a boarding party are seen
 * by anybody; numbers come with the statistics, what abilities do with the abilities, and what officers do with the officers.
 */
const LEVELS = {
  condition: 0,
  morale: 0,
  boarders: 0,
  modifier: 1,
  empArmed: 2,
  mines: 2,
  debris: SCAN_LEVELS,
  officerBonus: SCAN_LEVELS,
  encouraged: SCAN_LEVELS,
  enchant: SCAN_LEVELS,
  target: SCAN_LEVELS,
  precognition: SCAN_LEVELS,
  scramble: SCAN_LEVELS
} as const satisfies Readonly<Record<SaEffect['kind'], number>>

/** From this level on it is known which ability a hit has put out. */
const ABILITIES_KNOWN = 2

/**
 * An effect on a strange fleet as a viewer knows it who has scanned so many categories of it; null where the viewer does not know of it.
 * What is shown is what counts in a chance that is told.
 */
export function effectAsShown(effect: SaEffect, level: number): SaEffect | null {
  if (level < LEVELS[effect.kind]) return null
  return effect.kind === 'condition' && level < ABILITIES_KNOWN ? { ...effect, ability: null, byFleetId: null } : effect
}
