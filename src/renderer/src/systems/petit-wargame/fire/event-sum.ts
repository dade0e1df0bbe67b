import { damage, margin } from '@shared/systems/petit-wargame/derive/margin'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { LogLine, LogSum, PastStates } from '../../../contract/log-line'

/** The breakdown of a shot's damage or a detector's margin; null for a line without such a number. */
export function eventSumOf(log: PastStates, line: LogLine): LogSum | null {
  const entry = log.entries()[line.seq - 1]
  const event = entry?.kind === 'command' ? (entry.events[line.eventIndex] as PwEvent | undefined) : undefined
  if (event?.type === 'detectionRolled') return { ...margin(event.score, event.faces, 'PW-035'), counts: 'battle.log.sum.margin' }
  if (event?.type !== 'shotRolled') return null
  const { rulings } = log.stateAt(line.seq - 1) as BattleState
  return { ...damage(rulings, event.margin, event.defenceMargin), counts: 'pwTable.losses.sum' }
}
