import type { DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'

import type { Translate } from '../../../i18n/texts'

/** The type of a unit, and whether it is small. */
export function typeOf(t: Translate, unit: DraftUnit): string {
  return [t(`dw.unitType.${unit.type}`), ...(unit.isSmall ? [t('dw.field.isSmall')] : [])].join(', ')
}

/** Weapons with their dice by distance, nearest first: `Turret 7/9/6`. */
export function weaponsOf(unit: DraftUnit): string {
  return unit.weapons.map(weapon => `${weapon.name} ${weapon.bands.map(band => String(band.dice)).join('/')}`).join(', ')
}

/** A wing in one line. */
export function wingCard(t: Translate, wing: DraftWing): string {
  const { tokens, fuel, aaPerToken, ordnancePerToken, ordnanceKind } = wing
  return [
    t(`dw.wingType.${wing.type}`),
    t('dwBuilder.wing.tokens', { count: tokens }, tokens),
    t('dwBuilder.wing.fuel', { fuel }),
    t('dwBuilder.wing.aa', { dice: aaPerToken }),
    ...(ordnanceKind === null ? [] : [t('dwBuilder.wing.ordnance', { dice: ordnancePerToken, kind: t(`dw.weaponKind.${ordnanceKind}`) })]),
    ...(wing.isOnCap ? [t('dwBuilder.wing.cap')] : [])
  ].join(', ')
}

/** A model's rules by name, or by text for custom ones. */
export function marsOf(t: Translate, { mars }: Pick<DraftUnit, 'mars'>): string {
  return mars.map(({ mar, text }) => (mar === 'other' && text !== '' ? text : t(`dw.mar.${mar}`))).join(', ')
}
