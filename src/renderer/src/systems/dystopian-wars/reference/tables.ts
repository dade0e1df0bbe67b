import { SIDES } from '@shared/core/dice/rule'
import { runRule } from '@shared/core/dice/run-rule'
import type { Message } from '@shared/core/engine/message'
import { half } from '@shared/systems/dystopian-wars/derive/half'
import { CRITICAL_NAMES } from '@shared/systems/dystopian-wars/model/criticals'
import { POOL_DICE, type PoolDice } from '@shared/systems/dystopian-wars/model/force'
import { STEP_ORDER, STEPS } from '@shared/systems/dystopian-wars/model/steps'
import { criticalWays } from '@shared/systems/dystopian-wars/odds/attack-odds'
import { rollPool, type Pool } from '@shared/systems/dystopian-wars/rules/roll-pool'
import { APPENDIX, PLAIN_TO_HIT, type AppendixRow } from '@shared/systems/dystopian-wars/tables/appendix'
import { CRITICALS, FLARE_DIRECTIONS, REPAIR_UP_TO } from '@shared/systems/dystopian-wars/tables/criticals'
import { CRITICAL_HP, DAMAGE_HP, GUARDIAN_DICE, SHIELD_DICE, SMALL_HP } from '@shared/systems/dystopian-wars/tables/limits'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'

/** The tables of the rules, read from those that the engine uses. */
export const TABLES: SystemReference['tables'] = {
  steps: () => ({
    columns: [{ key: 'dwTable.col.step' }, ...columns('what')],
    rows: STEP_ORDER.map(step => [STEPS[step], { key: `dw.step.${step}` }])
  }),
  halves: () => ({
    columns: columns('dice', 'half'),
    rows: Array.from({ length: DICE_SHOWN }, (_, i) => [i + 1, half({}, i + 1)])
  }),
  attackDie: () => ({
    columns: columns('face', 'hits', 'extra'),
    rows: [
      [faces(1, PLAIN_TO_HIT - 1), ...worthOf(1, 'exploding')],
      [faces(PLAIN_TO_HIT, SIDES.d6 - 1), ...worthOf(PLAIN_TO_HIT, 'exploding')],
      [SIDES.d6, ...worthOf(SIDES.d6, 'exploding')]
    ]
  }),
  sixes: () => ({
    columns: columns('six', 'hits', 'extra'),
    rows: POOL_DICE.map(kind => [{ key: `dwBuilder.dice.${kind}` }, ...worthOf(SIDES.d6, kind)])
  }),
  appendixAa: () => appendix(row => row.startsWith('aa')),
  appendixCc: () => appendix(row => row.startsWith('cc')),
  appendixFlyers: () => appendix(row => row.endsWith('VsTinyFlyers')),
  appendixGenerators: () => appendix(row => row.startsWith('shield')),
  appendixWeapons: () => appendix(row => /^(?:weapon|obscured|submerged)/u.test(row)),
  generatorDice: () => ({
    columns: columns('generator', 'dice'),
    rows: [
      [{ key: 'dwTable.shields' }, `${String(SHIELD_DICE)}D6`],
      [{ key: 'dwTable.guardians' }, `${String(GUARDIAN_DICE)}D6`]
    ]
  }),
  damage: () => ({
    columns: columns('result', 'hull'),
    rows: [
      [{ key: 'dwDigest.result.nothing' }, 0],
      [{ key: 'dwDigest.result.damage' }, DAMAGE_HP],
      [{ key: 'dwDigest.result.critical' }, CRITICAL_HP],
      [{ key: 'dwDigest.result.small', values: { hp: SMALL_HP } }, { key: 'dwDigest.result.removed' }]
    ]
  }),
  criticals,
  flare: () => ({
    columns: columns('d6', 'direction'),
    rows: FLARE_DIRECTIONS.map((direction, i) => [i + 1, { key: `dw.direction.${direction}` }])
  })
}

/** Weapons of more dice are rare. */
const DICE_SHOWN = 14
const NONE = '–'

const columns = (...names: readonly string[]): readonly Message[] => names.map(name => ({ key: `dwDigest.column.${name}` }))
const faces = (from: number, to: number): string => `${String(from)}–${String(to)}`

/** Hits of a die that shows this face, and the dice it adds. */
function worthOf(face: number, six: PoolDice): readonly [hits: number, extra: number | string] {
  const run = (...tape: readonly (readonly number[])[]): ReturnType<typeof runRule<Pool>> =>
    runRule(rollPool('dw.roll.attack', 1, null, { needed: PLAIN_TO_HIT, six, reroll: 'none' }), tape)
  const once = run([face])
  if (once.kind === 'done') return [once.value.hits, NONE]
  const missed = run([face], [1])
  return [missed.kind === 'done' ? missed.value.hits : 0, once.request.count]
}

/** Rows of the appendix as the book has them: a battle may have numbers of its own. */
function appendix(matches: (row: AppendixRow) => boolean): ReferenceTable {
  const rows = (Object.keys(APPENDIX) as AppendixRow[]).filter(matches).map(row => {
    const number = APPENDIX[row]
    return [{ key: `dw.appendix.${row}` }, number === null ? { key: 'dw.appendixNever' } : { key: 'dw.appendixOn', values: { number } }]
  })
  return { columns: columns('shot', 'needed'), rows }
}

function criticals(): ReferenceTable {
  const rows = [...criticalWays()].map(([row, ways]) => {
    const name = CRITICAL_NAMES[row]
    const { stays, isRepairable } = CRITICALS[row]
    return [
      row,
      { key: 'dwTable.ofWays', values: { ways } },
      { key: `dw.critical.${name}` },
      { key: `dw.criticalEffect.${name}` },
      { key: `dwDigest.lasts.${isRepairable ? 'repairable' : stays ? 'stays' : 'once'}`, values: { face: REPAIR_UP_TO } }
    ]
  })
  return { columns: columns('roll', 'chance', 'critical', 'effect', 'lasts'), rows }
}
