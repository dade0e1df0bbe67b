import { isSameJson } from '../../kernel/same-json'
import type { BattleRef, Campaign } from '../campaign'

/**
 * An older state of a campaign with the current battles, whose logs have moved on: each has its current progress under the name it had
 * then, with the notes and decisions of then, and none leaves the list. The same object if nothing changes.
 */
export function withBattlesOf(older: Campaign, present: Campaign): Campaign {
  const known = older.battles.map(then => {
    const now = present.battles.find(battle => battle.id === then.id)
    return now === undefined ? then : withProgressOf(now, then)
  })
  const battles = [...known, ...present.battles.filter(now => !older.battles.some(then => then.id === now.id))]
  const next = { ...older, lastPlayedAt: present.lastPlayedAt ?? older.lastPlayedAt, battles }
  return isSameJson(next, older) ? older : next
}

function withProgressOf({ lastPlayedAt, status, round, phase, outcome, ending }: BattleRef, older: BattleRef): BattleRef {
  const { outcome: _, ending: __, ...then } = older
  return { ...then, lastPlayedAt, status, round, phase, ...(outcome && { outcome }), ...(ending && { ending }) }
}
