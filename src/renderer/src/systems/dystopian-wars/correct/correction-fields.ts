import { asGiven } from '@shared/core/names/naming'
import { BARS, UNIT_STATUSES, WING_STATUSES, type UnitState, type WingState } from '@shared/systems/dystopian-wars/model/battle'
import type { CriticalRow } from '@shared/systems/dystopian-wars/model/criticals'
import type { UnitCorrection, WingCorrection } from '@shared/systems/dystopian-wars/model/corrections'
import { DEPTHS, UNIT_TYPES, WEAPON_KINDS, WING_TYPES, type Mar } from '@shared/systems/dystopian-wars/model/force'
import { UNIT_CORRECTION, WING_CORRECTION } from '@shared/systems/dystopian-wars/tables/corrections'
import type { CorrectionValues, FieldsFor } from '../../../table/corrections/correction-fields'
import { changedFrom, changedUnder, fieldsOf, namesOf } from '../../../table/corrections/correction-fields'

const NONE = 'none'

/** The most often corrected fields come first. */
export function unitFields(unit: UnitState): FieldsFor<UnitCorrection> {
  const of = fieldsOf(unit, UNIT_CORRECTION)
  const figures = ['hp', 'ap', 'dr', 'cr', 'aa', 'cc', 'shields', 'guardians', 'movementInches'] as const
  return [
    ...of.numbers(figures),
    of.number('diceAdjustment'),
    of.choice('status', 'dw.status', UNIT_STATUSES, { span: 'two' }),
    of.choice('type', 'dw.unitType', UNIT_TYPES, { span: 'two' }),
    of.choice('depth', 'dw.depth', DEPTHS, { span: 'two' }),
    of.flag('isObscured'),
    of.flag('isSmall'),
    of.name('name'),
    of.text('note')
  ]
}

export function wingFields(wing: WingState): FieldsFor<WingCorrection> {
  const of = fieldsOf({ ...asGiven(wing), ordnanceKind: wing.ordnanceKind ?? NONE }, WING_CORRECTION)
  return [
    ...of.numbers(['tokens', 'fuel', 'aaPerToken', 'ordnancePerToken']),
    of.number('diceAdjustment'),
    of.choice('ordnanceKind', 'dw.weaponKind', [NONE, ...WEAPON_KINDS], { span: 'two' }),
    of.choice('status', 'dw.status', WING_STATUSES, { span: 'two' }),
    of.choice('type', 'dw.wingType', WING_TYPES, { span: 'two' }),
    of.choice('bar', 'dw.bar', BARS, { span: 'two' }),
    of.flag('isOnCap'),
    of.flag('hasAborted'),
    of.name('name'),
    of.text('note')
  ]
}

/** The values of a unit that have no field in its form. */
export type BesideUnit = Required<Pick<UnitCorrection, 'mars' | 'weapons' | 'criticalRows'>>

export const rowsOf = (unit: UnitState): readonly CriticalRow[] => unit.criticals.map(critical => critical.row)

/** The differences from the current unit; the order of its criticals is irrelevant. */
export function unitChanges(unit: UnitState, values: CorrectionValues, { criticalRows, ...beside }: BesideUnit): UnitCorrection {
  const isSame = [...criticalRows].sort().join() === [...rowsOf(unit)].sort().join()
  return {
    ...changedUnder<UnitCorrection>(unit, namesOf(unitFields(unit)), values),
    ...changedFrom<UnitCorrection>(unit, beside),
    ...(isSame ? {} : { criticalRows })
  }
}

/** The differences from the current wing; the form treats "no ordnance" as a kind. */
export function wingChanges(wing: WingState, values: CorrectionValues, mars: readonly Mar[]): WingCorrection {
  const meant = values['ordnanceKind'] === NONE ? { ...values, ordnanceKind: null } : values
  return { ...changedUnder<WingCorrection>(wing, namesOf(wingFields(wing)), meant), ...changedFrom<WingCorrection>(wing, { mars }) }
}
