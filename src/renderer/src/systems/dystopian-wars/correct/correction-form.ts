import type { UnitCorrection, WingCorrection } from '@shared/systems/dystopian-wars/model/corrections'
import type { UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { BARS, UNIT_STATUSES, WING_STATUSES } from '@shared/systems/dystopian-wars/model/battle'
import { DEPTHS, UNIT_TYPES, WEAPON_KINDS, WING_TYPES } from '@shared/systems/dystopian-wars/model/force'
import { NUMBER_MAX } from '@shared/systems/dystopian-wars/tables/limits'

/** A value of a unit or a wing that the GM may set, as its field in the dialog. Names are those of `dwTable.field`. */
export type CorrectionField =
  | { readonly kind: 'number'; readonly name: string; readonly value: number; readonly min: number }
  | { readonly kind: 'flag'; readonly name: string; readonly value: boolean }
  | { readonly kind: 'choice'; readonly name: string; readonly value: string; readonly list: string; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly name: string; readonly value: string; readonly max: number }

/** What a dialog holds: by the name of the field. */
export type CorrectionForm = Record<string, number | boolean | string>

const NAME_MAX = 80
const NOTE_MAX = 400

const number = (name: string, value: number, min = 0): CorrectionField => ({ kind: 'number', name, value, min })
const flag = (name: string, value: boolean): CorrectionField => ({ kind: 'flag', name, value })
const choice = (name: string, value: string, list: string, choices: readonly string[]): CorrectionField => ({
  kind: 'choice',
  name,
  value,
  list,
  choices
})
const text = (name: string, value: string, max: number): CorrectionField => ({ kind: 'text', name, value, max })

/** What is corrected most stands first. */
export function unitFields(unit: UnitState): readonly CorrectionField[] {
  return [
    number('hp', unit.hp),
    number('ap', unit.ap),
    number('dr', unit.dr),
    number('cr', unit.cr),
    number('aa', unit.aa),
    number('cc', unit.cc),
    number('shields', unit.shields),
    number('guardians', unit.guardians),
    number('movementInches', unit.movementInches),
    number('diceAdjustment', unit.diceAdjustment, -NUMBER_MAX),
    choice('status', unit.status, 'status', UNIT_STATUSES),
    choice('type', unit.type, 'unitType', UNIT_TYPES),
    choice('depth', unit.depth, 'depth', DEPTHS),
    flag('isObscured', unit.isObscured),
    flag('isSmall', unit.isSmall),
    text('name', unit.name, NAME_MAX),
    text('note', unit.note, NOTE_MAX)
  ]
}

export function wingFields(wing: WingState): readonly CorrectionField[] {
  return [
    number('tokens', wing.tokens),
    number('fuel', wing.fuel),
    number('aaPerToken', wing.aaPerToken),
    number('ordnancePerToken', wing.ordnancePerToken),
    number('diceAdjustment', wing.diceAdjustment, -NUMBER_MAX),
    choice('ordnanceKind', wing.ordnanceKind ?? 'none', 'ordnance', ['none', ...WEAPON_KINDS]),
    choice('status', wing.status, 'status', WING_STATUSES),
    choice('type', wing.type, 'wingType', WING_TYPES),
    choice('bar', wing.bar, 'bar', BARS),
    flag('isOnCap', wing.isOnCap),
    flag('hasAborted', wing.hasAborted),
    text('name', wing.name, NAME_MAX),
    text('note', wing.note, NOTE_MAX)
  ]
}

export function formOf(fields: readonly CorrectionField[]): CorrectionForm {
  return Object.fromEntries(fields.map(field => [field.name, field.value]))
}

/** Only what differs from how it stands; numbers that are none are left out. */
export function changedIn(fields: readonly CorrectionField[], form: CorrectionForm): UnitCorrection & WingCorrection {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const now = form[field.name]
    const next = typeof now === 'string' && field.kind === 'text' ? now.trim() : now
    if (next === undefined || next === field.value) return []
    if (field.kind === 'number' && !Number.isInteger(next)) return []
    if (field.name === 'name' && next === '') return []
    return [[field.name, field.name === 'ordnanceKind' && next === 'none' ? null : next]]
  })
  return Object.fromEntries(changed)
}
