import type { Message } from '@shared/core/engine/message'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { RESULTS, type Pool } from '@shared/systems/xwing/model/dice'
import { ARCS, ARCS_AROUND } from '@shared/systems/xwing/tables/arcs'
import { DAMAGE_DECK } from '@shared/systems/xwing/tables/damage-deck'
import { FACES } from '@shared/systems/xwing/tables/dice'
import {
  ATTACK_BONUS_RANGE,
  DEFENSE_BONUS_RANGE,
  OBSTRUCTED_BONUS,
  RANGE_BONUS,
  RANGE_MAX,
  RANGE_MIN
} from '@shared/systems/xwing/tables/limits'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'

const column = (name: string): Message => ({ key: `xwDigest.column.${name}` })
const pool = (name: Pool): Message => ({ key: `xw.pool.${name}` })
/** With its sign; a dash for nothing. */
const bonus = (dice: number): string => (dice === 0 ? '–' : `+${String(dice)}`)

/** The faces of both dice (XW-034). */
function faces(): ReferenceTable {
  const count = (of: Pool, result: string): number => FACES[of].filter(face => face === result).length
  return {
    columns: [column('face'), pool('attack'), pool('defense')],
    rows: RESULTS.map(result => [{ key: `xw.result.${result}` }, count('attack', result), count('defense', result)])
  }
}

/** What range and obstruction add (XW-035, XW-036). */
function bonuses(): ReferenceTable {
  const ranges = Array.from({ length: RANGE_MAX - RANGE_MIN + 1 }, (_, i) => RANGE_MIN + i)
  return {
    columns: [column('range'), pool('attack'), pool('defense')],
    rows: [
      ...ranges.map(range => [
        range,
        bonus(range === ATTACK_BONUS_RANGE ? RANGE_BONUS : 0),
        bonus(range === DEFENSE_BONUS_RANGE ? RANGE_BONUS : 0)
      ]),
      [column('obstructed'), bonus(0), bonus(OBSTRUCTED_BONUS)]
    ]
  }
}

/** Every arc, and the wider ones around it (XW-003). */
function arcs(): ReferenceTable {
  return {
    columns: [column('arc'), column('within')],
    rows: ARCS.map(arc => {
      const [around] = ARCS_AROUND[arc].slice(-1)
      return [{ key: `xw.arc.${arc}` }, around === undefined ? '–' : { key: `xw.arc.${around}` }]
    })
  }
}

/** The damage deck (XW-039). */
function deck(): ReferenceTable {
  return {
    columns: [column('card'), column('count')],
    rows: DAMAGE_CARDS.map(card => [{ key: `xw.card.${card}` }, DAMAGE_DECK[card]])
  }
}

export const TABLES: SystemReference['tables'] = { faces, bonuses, arcs, deck }
