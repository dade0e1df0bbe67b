import type { Die } from '@shared/core/dice/rule'

const UNCOMMON: readonly Die[] = ['d2', 'd3', 'd5', 'd7', 'd9']

/** True for a die few tables own: `battle.dice.instead` says how to read it from a common one (SA-Q26). */
export function isUncommon(die: Die): boolean {
  return UNCOMMON.includes(die)
}
