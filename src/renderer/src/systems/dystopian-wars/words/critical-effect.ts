import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { CRITICAL_NAMES, type CriticalRow } from '@shared/systems/dystopian-wars/model/criticals'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'

/** What a critical does, as the table reads the rows that break off in the text (DW-066, DW-Q15, DW-Q16). */
export function criticalEffect(row: CriticalRow, rulings: ChosenRulings): Message {
  if (row === 9 && readRuling(rulings, 'dw.navLock') !== 'noTurn') return { key: 'dw.criticalEffect.navigationLockHeight' }
  if (row === 12 && readRuling(rulings, 'dw.sturginium') === 'removed') return { key: 'dw.criticalEffect.sturginiumFlareRemoved' }
  return { key: `dw.criticalEffect.${CRITICAL_NAMES[row]}` }
}
