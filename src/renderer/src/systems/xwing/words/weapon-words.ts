import type { DraftWeapon } from '@shared/systems/xwing/model/squad'
import type { Translate } from '../../../i18n/texts'

type Card = Omit<DraftWeapon, 'id' | 'name'>

/** A weapon in one line: arc, dice, range, requirements and costs. */
export function weaponLine(t: Translate, weapon: Card): string {
  const { arc, attack, isOrdnance } = weapon
  const reach = [
    t(`xw.arc.${arc}`),
    t('xw.weapon.dice', { count: attack }, attack),
    t('xw.weapon.range', { range: rangeOf(weapon) }),
    ...(isOrdnance ? [t('xw.weapon.ordnance')] : [])
  ]
  return [...reach, ...askedBy(t, weapon), ...costOf(t, weapon)].join(', ')
}

/** Ranges as printed on a card, such as `0–3`, or one of them alone. */
export function rangeOf({ rangeMin, rangeMax }: Pick<Card, 'rangeMin' | 'rangeMax'>): string {
  return rangeMin === rangeMax ? String(rangeMin) : `${String(rangeMin)}–${String(rangeMax)}`
}

function askedBy(t: Translate, { requires, requiresText }: Card): readonly string[] {
  const asked = [...requires.map(one => t(`xw.token.${one}`)), ...(requiresText === '' ? [] : [requiresText])]
  return asked.length === 0 ? [] : [t('xw.weapon.asks', { what: asked.join(', ') })]
}

/** The cost of an attack with a weapon; empty if there is none (XW-006). */
export function costWords(t: Translate, cost: Card['cost']): string {
  const charges = cost.charges === 0 ? [] : [t('xwTable.costCharges', { count: cost.charges }, cost.charges)]
  return [...charges, ...paidWith(t, cost)].join(', ')
}

function costOf(t: Translate, { cost, charges }: Card): readonly string[] {
  const spent = cost.charges === 0 ? [] : [t('xw.weapon.charges', { count: cost.charges, charges }, cost.charges)]
  const words = [...spent, ...paidWith(t, cost)]
  return words.length === 0 ? [] : [t('xw.weapon.costs', { what: words.join(', ') })]
}

function paidWith(t: Translate, { payments, text }: Card['cost']): readonly string[] {
  return [...payments.map(one => t(`xw.token.${one}`)), ...(text === '' ? [] : [text])]
}
