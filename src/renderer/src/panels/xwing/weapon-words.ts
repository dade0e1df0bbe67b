import type { ComposerTranslation } from 'vue-i18n'
import type { DraftWeapon } from '@shared/systems/xwing/model/squad'

type Card = Omit<DraftWeapon, 'id' | 'name'>

/** What a weapon can do in one line: arc, dice, range, what it asks for and costs. */
export function weaponLine(t: ComposerTranslation, weapon: Card): string {
  const { arc, attack, isOrdnance } = weapon
  const reach = [
    t(`xw.arc.${arc}`),
    t('xw.weapon.dice', { count: attack }, attack),
    t('xw.weapon.range', { range: rangeOf(weapon) }),
    ...(isOrdnance ? [t('xw.weapon.ordnance')] : [])
  ]
  return [...reach, ...askedBy(t, weapon), ...costOf(t, weapon)].join(', ')
}

/** Ranges as a card has them, such as `0–3`, or one of them alone. */
export function rangeOf({ rangeMin, rangeMax }: Pick<Card, 'rangeMin' | 'rangeMax'>): string {
  return rangeMin === rangeMax ? String(rangeMin) : `${String(rangeMin)}–${String(rangeMax)}`
}

function askedBy(t: ComposerTranslation, { requires, requiresText }: Card): readonly string[] {
  const asked = [...requires.map(one => t(`xw.token.${one}`)), ...(requiresText === '' ? [] : [requiresText])]
  return asked.length === 0 ? [] : [t('xw.weapon.asks', { what: asked.join(', ') })]
}

function costOf(t: ComposerTranslation, { cost, charges }: Card): readonly string[] {
  const words = [
    ...(cost.charges > 0 ? [t('xw.weapon.charges', { count: cost.charges, charges }, cost.charges)] : []),
    ...cost.payments.map(one => t(`xw.token.${one}`)),
    ...(cost.text === '' ? [] : [cost.text])
  ]
  return words.length === 0 ? [] : [t('xw.weapon.costs', { what: words.join(', ') })]
}
