import type { XwCommand } from '../commands/command'
import type { BattleState } from '../model/battle'

/** To the first engagement: what comes before it is the table's (XW-Q11). */
export function opening({ phase }: BattleState): XwCommand | null {
  return phase === 'preparation' ? { type: 'beginEngagement' } : null
}
