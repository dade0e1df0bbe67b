import type { ShipState, ShipStatus } from '@shared/systems/xwing/model/battle'
import type { ShipCorrection } from '@shared/systems/xwing/model/corrections'
import type { DamageCard } from '@shared/systems/xwing/model/damage-cards'
import type { ShipId, Token, WeaponId } from '@shared/systems/xwing/model/squad'

/** Numbers of a ship the GM may set, by the names of `xwTable.field`. */
export const CORRECTED_NUMBERS = ['shields', 'facedown', 'hull', 'agility', 'initiative', 'bonusAttacks'] as const
type CorrectedNumber = (typeof CORRECTED_NUMBERS)[number]

/** Every value of a ship, as the dialog holds it. */
export interface CorrectionForm {
  readonly numbers: Readonly<Record<CorrectedNumber, number>>
  readonly tokens: Readonly<Record<Token, number>>
  readonly charges: Readonly<Record<WeaponId, number>>
  readonly faceupCards: readonly DamageCard[]
  readonly locks: readonly ShipId[]
  readonly status: ShipStatus
  readonly hasEngaged: boolean
  readonly name: string
  readonly otherTokens: string
  readonly note: string
}

export function formOf(ship: ShipState): CorrectionForm {
  const { shields, facedown, hull, agility, initiative, bonusAttacks } = ship
  return {
    numbers: { shields, facedown, hull, agility, initiative, bonusAttacks },
    tokens: ship.tokens,
    charges: Object.fromEntries(ship.weapons.map(weapon => [weapon.id, weapon.chargesLeft])),
    faceupCards: ship.faceup.flatMap(({ card }) => (card === null ? [] : [card])),
    locks: ship.locks,
    status: ship.status,
    hasEngaged: ship.hasEngaged,
    name: ship.name,
    otherTokens: ship.otherTokens,
    note: ship.note
  }
}

/** Only what differs from how it stands; a field without a number is left out. */
export function changedIn(ship: ShipState, form: CorrectionForm): ShipCorrection {
  const before = formOf(ship)
  const isOther = (field: keyof CorrectionForm): boolean => JSON.stringify(form[field]) !== JSON.stringify(before[field])
  const numbers = CORRECTED_NUMBERS.filter(field => Number.isInteger(form.numbers[field]) && form.numbers[field] !== before.numbers[field])
  const charges = ship.weapons
    .filter(({ id, chargesLeft }) => Number.isInteger(form.charges[id]) && form.charges[id] !== chargesLeft)
    .map(({ id }) => ({ weaponId: id, left: form.charges[id] ?? 0 }))
  const name = form.name.trim()
  return {
    ...Object.fromEntries(numbers.map(field => [field, form.numbers[field]])),
    ...(isOther('tokens') && Object.values(form.tokens).every(Number.isInteger) ? { tokens: form.tokens } : {}),
    ...(charges.length > 0 ? { charges } : {}),
    ...(isOther('faceupCards') ? { faceupCards: form.faceupCards } : {}),
    ...(isOther('locks') ? { locks: form.locks } : {}),
    ...(isOther('status') ? { status: form.status } : {}),
    ...(isOther('hasEngaged') ? { hasEngaged: form.hasEngaged } : {}),
    ...(name === '' || name === ship.name ? {} : { name }),
    ...(form.otherTokens.trim() === ship.otherTokens ? {} : { otherTokens: form.otherTokens.trim() }),
    ...(form.note.trim() === ship.note ? {} : { note: form.note.trim() })
  }
}
