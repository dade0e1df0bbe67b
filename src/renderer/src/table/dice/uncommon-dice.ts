import type { Die } from '@shared/core/dice/rule'

/** Whether few tables own the die: `battle.dice.instead` then says how to read it from a common one (SA-Q26). */
const UNCOMMON: Readonly<Record<Die, boolean>> = {
  d2: true,
  d3: true,
  d4: false,
  d5: true,
  d6: false,
  d7: true,
  d8: false,
  d9: true,
  d10: false,
  d12: false,
  d20: false,
  xwAttack: false,
  xwDefense: false
}

export function isUncommon(die: Die): boolean {
  return UNCOMMON[die]
}
