import type { Message } from '@shared/core/engine/message'
import { CRITICAL_NAMES, CRITICAL_ROWS } from '@shared/systems/dystopian-wars/model/criticals'
import { APPENDIX, TO_HIT_MAX } from '@shared/systems/dystopian-wars/tables/appendix'
import { CRITICALS } from '@shared/systems/dystopian-wars/tables/criticals'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'

const column = (name: string): Message => ({ key: `dwDigest.column.${name}` })
const word = (name: string): Message => ({ key: `dwDigest.word.${name}` })
/** "4+", a six without its sign, and a dash for a shot that cannot hit. */
const numberOf = (needed: number | null): string => (needed === null ? '–' : needed === TO_HIT_MAX ? String(needed) : `${String(needed)}+`)

/** The numbers to hit, to save and to shoot down (DW-015, DW-018, DW-042, DW-054). */
function appendix(): ReferenceTable {
  return {
    columns: [column('shot'), column('needs')],
    rows: Object.entries(APPENDIX).map(([row, needed]) => [{ key: `dw.appendix.${row}` }, numberOf(needed)])
  }
}

/** The critical table (DW-066). */
function criticals(): ReferenceTable {
  return {
    columns: ['2D6', column('critical'), column('effect'), column('repairable')],
    rows: CRITICAL_ROWS.map(row => {
      const { isRepairable, stays } = CRITICALS[row]
      const lasts = stays ? word(isRepairable ? 'yes' : 'no') : '–'
      return [row, { key: `dw.critical.${CRITICAL_NAMES[row]}` }, { key: `dw.criticalEffect.${CRITICAL_NAMES[row]}` }, lasts]
    })
  }
}

export const TABLES: SystemReference['tables'] = { appendix, criticals }
