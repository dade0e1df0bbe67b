import type { Message } from '@shared/core/engine/message'
import { DAMAGE_CARDS } from '@shared/systems/xwing/model/damage-cards'
import { RESULTS, type Pool } from '@shared/systems/xwing/model/dice'
import { STAGE_ORDER, STAGES, STEPS, type Step } from '@shared/systems/xwing/model/stages'
import { ARCS, ARCS_AROUND, type Arc } from '@shared/systems/xwing/tables/arcs'
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

const NONE = '–'
const column = (name: string): Message => ({ key: `xwDigest.column.${name}` })
const pool = (name: Pool): Message => ({ key: `xw.pool.${name}` })
/** With its sign; a dash for nothing. */
const bonus = (dice: number): string => (dice === 0 ? NONE : `+${String(dice)}`)

/** The six steps, with every part of them in which a player speaks (XW-001, XW-013, XW-018, XW-027 to XW-030). */
function steps(): ReferenceTable {
  const named = (step: Step): Message => ({ key: `xw.step.${step}` })
  return {
    columns: [{ key: 'xwTable.number' }, { key: 'xwTable.steps' }, { key: 'xwTable.parts' }],
    rows: (Object.keys(STEPS) as Step[]).flatMap(step => {
      const stages = STAGE_ORDER.filter(stage => STAGES[stage].step === step)
      if (stages.length === 0) return [[STEPS[step], named(step), NONE]]
      return stages.map(stage => [STEPS[step], named(step), { key: `xw.stage.${stage}` }])
    })
  }
}

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
      [{ key: 'xw.part.obstructed' }, bonus(0), bonus(OBSTRUCTED_BONUS)]
    ]
  }
}

/** Every arc, and the next wider one around it (XW-003). */
function arcs(): ReferenceTable {
  return {
    columns: [column('arc'), column('within')],
    rows: ARCS.map(arc => {
      const [around]: readonly Arc[] = ARCS_AROUND[arc]
      return [{ key: `xw.arc.${arc}` }, around === undefined ? NONE : { key: `xw.arc.${around}` }]
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

export const TABLES: SystemReference['tables'] = { steps, faces, bonuses, arcs, deck }
