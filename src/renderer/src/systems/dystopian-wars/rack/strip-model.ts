import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import type { Outline } from '@shared/core/view/outline'
import { abortThreshold } from '@shared/systems/dystopian-wars/derive/abort'
import { partDice } from '@shared/systems/dystopian-wars/derive/part-dice'
import { isObscured } from '@shared/systems/dystopian-wars/derive/criticals'
import { criticalRating, movement, workingGenerators } from '@shared/systems/dystopian-wars/derive/ratings'
import type { BattleState, Critical, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type Mar } from '@shared/systems/dystopian-wars/model/force'
import { criticalEffect } from '@shared/systems/dystopian-wars/events/words'
import { CRITICAL_NAMES } from '@shared/systems/dystopian-wars/model/criticals'
import { CRITICALS } from '@shared/systems/dystopian-wars/tables/criticals'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { unitOutline, wingOutline } from '@shared/systems/dystopian-wars/view/outline'
import { standingOf } from '@shared/systems/dystopian-wars/view/squadron-strip'
import type { StripChip } from '../../../contract/strip-chip'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import type { SilhouetteState } from '../../../ui/silhouette/draw'
import { lookOf } from '../../../ui/silhouette/look'
import { markOf } from './places'

/** A figure in the line below the gauges. */
interface StripFigure {
  readonly name: string
  readonly value: Breakdown
}

export interface StripGauge {
  readonly name: 'hp' | 'tokens'
  readonly now: number
  readonly max: number
}

/** A unit or a wing as its strip in the rack shows it. */
export interface StripModel {
  readonly id: CombatantId
  /** Its silhouette: the facts it is drawn from, and how it stands. */
  readonly outline: Outline
  readonly look: SilhouetteState
  readonly mark: FleetMarkModel
  readonly type: Message
  readonly isOut: boolean
  readonly gauge: StripGauge
  /** Inches; null without a movement value on its card. */
  readonly movement: Breakdown | null
  readonly figures: readonly StripFigure[]
  readonly chips: readonly StripChip[]
  readonly mars: readonly Mar[]
  readonly note: string
}

export function unitStrip(state: BattleState, unit: UnitState): StripModel {
  const charges = { combatantId: unit.id, rangeInches: 0, obstructions: 0 } as const
  const working = workingGenerators(unit)
  const figures: readonly StripFigure[] = [
    { name: 'dr', value: plain(unit.dr) },
    { name: 'cr', value: criticalRating(unit) },
    { name: 'ap', value: plain(unit.ap) },
    { name: 'aa', value: partDice(state, { ...charges, weaponId: ACK_ACK }) },
    { name: 'cc', value: partDice(state, { ...charges, weaponId: CONCUSSION_CHARGES }) },
    ...(unit.shields > 0 ? [{ name: 'shields', value: generators(unit.shields, working.shields) }] : []),
    ...(unit.guardians > 0 ? [{ name: 'guardians', value: generators(unit.guardians, working.guardians) }] : [])
  ]
  return {
    id: unit.id,
    outline: unitOutline({ ...unit, hp: unit.hpStart }),
    look: lookOf(standingOf(unit.status).standing, unit.hp * 2 <= unit.hpStart),
    mark: markOf(state, unit.id),
    type: { key: `dw.unitType.${unit.type}` },
    isOut: unit.status === 'removed',
    gauge: { name: 'hp', now: unit.hp, max: unit.hpStart },
    movement: movement(unit),
    figures,
    chips: unitChips(state, unit),
    mars: unit.mars,
    note: unit.note
  }
}

export function wingStrip(state: BattleState, wing: WingState): StripModel {
  const part = { combatantId: wing.id, rangeInches: 0, obstructions: 0 } as const
  const figures: readonly StripFigure[] = [
    { name: 'fuel', value: plain(wing.fuel) },
    { name: 'aa', value: partDice(state, { ...part, weaponId: ACK_ACK }) },
    ...(wing.ordnanceKind === null ? [] : [{ name: 'ordnance', value: partDice(state, { ...part, weaponId: WING_ORDNANCE }) }]),
    ...(wing.type === 'drone' ? [] : [{ name: 'abort', value: abortThreshold(wing) }])
  ]
  return {
    id: wing.id,
    outline: wingOutline({ tokens: wing.tokensStart }),
    look: lookOf(standingOf(wing.status).standing, wing.tokens * 2 <= wing.tokensStart),
    mark: markOf(state, wing.id),
    type: { key: `dw.wingType.${wing.type}` },
    isOut: wing.status !== 'flying',
    gauge: { name: 'tokens', now: wing.tokens, max: wing.tokensStart },
    movement: null,
    figures,
    chips: wingChips(wing),
    mars: wing.mars,
    note: wing.note
  }
}

function plain(value: number): Breakdown {
  return { total: value, parts: [{ label: 'dw.part.base', value }] }
}

function generators(all: number, working: number): Breakdown {
  const base = { label: 'dw.part.base', value: all }
  return {
    total: working,
    parts: working === all ? [base] : [base, { label: 'dw.part.generatorOffline', value: working - all, source: 'DW-066' }]
  }
}

function unitChips(state: BattleState, unit: UnitState): readonly StripChip[] {
  if (unit.status === 'removed') return [{ message: { key: 'dw.status.removed' }, isHarm: true }]
  return [
    ...unit.criticals.map(critical => criticalChip(state, critical)),
    ...(isObscured(unit) ? [{ message: { key: 'dw.field.isObscured' }, isHarm: false, source: 'DW-Q23' }] : []),
    ...(unit.type === 'submarine' && unit.depth !== 'surfaced' ? [{ message: { key: `dw.depth.${unit.depth}` }, isHarm: false }] : []),
    ...adjustment(unit.diceAdjustment)
  ]
}

/** A critical with its effect, the turn it was suffered in, and whether it can be repaired (DW-066, DW-Q17). */
function criticalChip(state: BattleState, { row, turn, times = 1 }: Critical): StripChip {
  const critical: Message = { key: `dw.critical.${CRITICAL_NAMES[row]}` }
  const canRepair = CRITICALS[row].isRepairable && readRuling(state.rulings, 'dw.repair') !== 'off'
  return {
    message: times > 1 ? { key: 'dwTable.chip.criticalTimes', values: { critical, times } } : critical,
    isHarm: true,
    does: criticalEffect(row, state.rulings),
    by: { key: 'dwTable.chip.criticalIn', values: { turn } },
    until: { key: canRepair ? 'dwTable.chip.untilRepaired' : 'dwTable.chip.untilTaken' },
    source: 'DW-066'
  }
}

function wingChips(wing: WingState): readonly StripChip[] {
  if (wing.status !== 'flying') return [{ message: { key: `dw.status.${wing.status}` }, isHarm: wing.status === 'removed' }]
  return [
    ...(wing.hasAborted ? [{ message: { key: 'dw.field.hasAborted' }, isHarm: true }] : []),
    ...(wing.bar === 'none' ? [] : [{ message: { key: `dw.bar.${wing.bar}` }, isHarm: true }]),
    ...(wing.isOnCap ? [{ message: { key: 'dwTable.cap' }, isHarm: false, does: { key: 'dwTable.chip.capDoes' }, source: 'DW-011' }] : []),
    ...adjustment(wing.diceAdjustment)
  ]
}

function adjustment(dice: number): readonly StripChip[] {
  return dice === 0 ? [] : [{ message: { key: 'dwTable.adjusted', values: { dice } }, isHarm: false }]
}
