import { SHIP_STATUSES, type ShipState } from '@shared/systems/xwing/model/battle'
import type { ShipCorrection } from '@shared/systems/xwing/model/corrections'
import { CONDITIONS, TOKENS } from '@shared/systems/xwing/model/squad'
import { markersOn } from '@shared/systems/xwing/state'
import { SHIP_CORRECTION } from '@shared/systems/xwing/tables/corrections'
import { NUMBER_MAX, TEXT_MAX } from '@shared/systems/xwing/tables/limits'
import type { CorrectionField, CorrectionValues } from '../../../table/corrections/correction-fields'
import { changedFrom, changedUnder, fieldsOf } from '../../../table/corrections/correction-fields'

const TALLIES = ['shields', 'facedown', 'hull', 'agility', 'initiative', 'bonusAttacks'] as const
const WORDS = ['name', 'otherTokens', 'note'] as const

/** Every value of a ship that the GM may set, but cards and locks. */
export function shipFields(ship: ShipState): readonly CorrectionField[] {
  const of = fieldsOf(withHidden(ship), SHIP_CORRECTION)
  const figure = { kind: 'number', min: 0, max: NUMBER_MAX } as const
  return [
    ...of.numbers(TALLIES),
    ...TOKENS.map(name => ({ ...figure, name, label: { key: `xwTable.token.${name}` }, value: ship.tokens[name] })),
    ...CONDITIONS.map(name => ({ ...figure, name, label: { key: `xwTable.token.${name}` }, value: markersOn(ship, name) })),
    ...ship.weapons
      .filter(weapon => weapon.charges > 0)
      .map(({ id, name, chargesLeft }) => ({
        ...figure,
        name: chargesOf(id),
        label: { key: 'xwTable.chargesOf', values: { weapon: name } },
        value: chargesLeft
      })),
    of.choice('status', 'xw.status', SHIP_STATUSES),
    of.flag('hasEngaged'),
    of.flag('isHidden', { label: { key: 'battle.correct.isNotYetHere' } }),
    { kind: 'own', name: 'faceup' },
    { kind: 'own', name: 'locks' },
    ...WORDS.map(name => of.text(name, { max: TEXT_MAX, isNeeded: name === 'name' }))
  ]
}

/** The values of a ship that have no field. */
export type Beside = Required<Pick<ShipCorrection, 'faceupCards' | 'locks'>>

export function besideOf({ faceup, locks }: ShipState): Beside {
  return { faceupCards: faceup.flatMap(({ card }) => (card === null ? [] : [card])), locks }
}

/** Only the differences from the current values. */
export function shipChanges(ship: ShipState, values: CorrectionValues, beside: Beside): ShipCorrection {
  const charges = ship.weapons
    .filter(({ id, charges: most, chargesLeft }) => most > 0 && values[chargesOf(id)] !== chargesLeft)
    .map(({ id }) => ({ weaponId: id, left: Number(values[chargesOf(id)]) }))
  const tokens = TOKENS.reduce((all, token) => ({ ...all, [token]: Number(values[token]) }), ship.tokens)
  const now = CONDITIONS.reduce((all, name) => ({ ...all, [name]: markersOn(ship, name) }), {})
  const conditions = CONDITIONS.reduce((all, name) => ({ ...all, [name]: Number(values[name]) }), {})
  return {
    ...changedUnder<ShipCorrection>(withHidden(ship), [...TALLIES, ...WORDS, 'status', 'hasEngaged', 'isHidden'], values),
    ...changedFrom<ShipCorrection>(ship, { tokens }),
    ...changedFrom<ShipCorrection>({ conditions: now }, { conditions }),
    ...changedFrom<ShipCorrection>(besideOf(ship), beside),
    ...(charges.length > 0 ? { charges } : {})
  }
}

const withHidden = (ship: ShipState): ShipState & { readonly isHidden: boolean } => ({ ...ship, isHidden: ship.isHidden === true })
const chargesOf = (weaponId: string): string => `charges ${weaponId}`
