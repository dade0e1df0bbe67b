import type { Message } from '@shared/core/engine/message'
import { MORALE_RESULTS } from '@shared/systems/starfinder-armada/derive/checks/morale'
import { rangeBandsOf } from '@shared/systems/starfinder-armada/derive/fire/range'
import { regenerationSides } from '@shared/systems/starfinder-armada/derive/fleet/regeneration'
import { BAD_BACK_OFF_MARGIN, RANGE_BANDS, STUNTS, type Condition, type Stunt } from '@shared/systems/starfinder-armada/model/battle'
import { FLEET_CLASSES } from '@shared/systems/starfinder-armada/model/design'
import { CRITICAL_FACES, CRITICAL_TABLE } from '@shared/systems/starfinder-armada/tables/criticals'
import { REACH_HEXES, ROUT_ROUNDS } from '@shared/systems/starfinder-armada/tables/limits'
import {
  ARMOR_CLASS,
  ARRAY_PENALTIES,
  DAMAGE_PER_DIE,
  GUNNERY_MODIFIERS,
  MORALE,
  MORALE_MODIFIERS,
  RANGE_PENALTIES
} from '@shared/systems/starfinder-armada/tables/modifiers'
import { ENCOURAGE_UNTYPED } from '@shared/systems/starfinder-armada/tables/officers'
import { REGENERATION } from '@shared/systems/starfinder-armada/tables/regeneration'
import { BACK_OFF_PENALTY, STUNTS_DC, STUNT_TIER_SHARE } from '@shared/systems/starfinder-armada/tables/stunts'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { column, grouped, NONE, shiftOf, type Cells } from './table-cells'

/** The tables of a round: what rolls and what changes them. */
export const TABLES_IN_BATTLE = {
  regeneration,
  stunts: () => ({
    columns: [column('stunt'), { key: 'sa.unit.dc' }, column('success'), column('failure')],
    rows: STUNTS.map(stunt => [{ key: `sa.stunt.${stunt}` }, dcOf(stunt), { key: `sa.stuntResult.${stunt}.success` }, failureOf(stunt)])
  }),
  ranges: () => ({
    columns: [{ key: 'builder.class' }, ...RANGE_BANDS.map((band): Message => ({ key: `sa.band.${band}` }))],
    rows: [
      ...FLEET_CLASSES.map((fleetClass): Cells => [{ key: `sa.class.${fleetClass}` }, ...rangeBandsOf({}, fleetClass)]),
      [{ key: 'sa.adjustable.gunnery' }, ...RANGE_BANDS.map(band => shiftOf(RANGE_PENALTIES[band]))]
    ]
  }),
  gunnery: () => ({ columns: [column('modifier'), column('value')], rows: gunneryRows() }),
  armorClass: () => ({
    columns: [column('modifier'), column('value')],
    rows: [
      part('base', ARMOR_CLASS.base),
      part('checkModifier', { key: 'saDigest.value.byTier' }),
      part('officerBonus', { key: 'saDigest.value.highest' }),
      part('frontArcShield', signed(ARMOR_CLASS.frontArcShield)),
      part('engines', signed(ARMOR_CLASS.engines)),
      [{ key: 'sa.cause.backOff' }, signed(BACK_OFF_PENALTY.ac)]
    ]
  }),
  damage: () => ({
    columns: [column('modifier'), column('value')],
    rows: [
      part('weakAgainst', perDie(DAMAGE_PER_DIE.weak)),
      part('strongAgainst', perDie(DAMAGE_PER_DIE.strong)),
      part('damageThreshold', perDie(DAMAGE_PER_DIE.damageThreshold)),
      part('weapons', perDie(DAMAGE_PER_DIE.weapons)),
      part('superweaponDamage', { key: 'saDigest.value.plusTier' }),
      part('emboldened', signed(MORALE_MODIFIERS.emboldened)),
      part('shaken', signed(MORALE_MODIFIERS.shaken)),
      [{ key: 'sa.cause.boost.damage' }, { key: 'saDigest.value.plusBonus' }],
      [{ key: 'saDigest.halved' }, { key: 'sa.part.halved' }]
    ]
  }),
  criticals: () => ({
    columns: ['d6', column('condition'), column('effect')],
    rows: CRITICAL_FACES.map(face => {
      const result = CRITICAL_TABLE[face]
      if (result === 'twice') return [face, NONE, { key: 'saDigest.twice' }]
      return [face, { key: `sa.condition.${result}` }, conditionEffect(result)]
    })
  }),
  morale: () => ({
    columns: [column('margin'), column('result'), column('effect')],
    rows: MORALE_RESULTS.map(result => [MARGINS[result], { key: `sa.moraleResult.${result}` }, MORALE_EFFECTS[result]])
  })
} as const satisfies SystemReference['tables']

const part = (name: string, value: Cells[number]): Cells => [{ key: `sa.part.${name}` }, value]
const perDie = (value: number): Message => ({ key: 'builder.stat.perDie', values: { value: signed(value) } })

/** Communications does more than fits on a chip (SA-109). */
const conditionEffect = (condition: Condition): Message =>
  condition === 'communications' ? { key: 'saDigest.communications' } : { key: `sa.conditionHelp.${condition}` }

/** By shield maximum, one row above the last that is printed with an end (SA-078). */
function regeneration(): ReferenceTable {
  const open = Math.max(...REGENERATION.map(({ spMin }) => spMin)) + 1
  const maxima = Array.from({ length: open }, (_, i) => i + 1)
  const rows = grouped(maxima, spMax => [`1d${String(regenerationSides({}, spMax))}`])
  return {
    columns: [{ key: 'sa.adjustable.spMax' }, { key: 'sa.roll.regeneration' }],
    rows: rows.map(([maximum, ...die]) => [maximum === String(open) ? `${maximum}+` : (maximum ?? NONE), ...die])
  }
}

function dcOf(stunt: Stunt): Message | string {
  const dc = STUNTS_DC[stunt]
  if (dc === null) return NONE
  return dc === 'targetAc'
    ? { key: 'saDigest.against.ac' }
    : { key: 'saDigest.stuntDc', values: { base: dc.base, share: STUNT_TIER_SHARE } }
}

function failureOf(stunt: Stunt): Message | string {
  if (stunt === 'turnInPlace') return NONE
  if (stunt !== 'backOff') return { key: `sa.stuntResult.${stunt}.failure` }
  return { key: 'saDigest.backOffFailure', values: { by: -BAD_BACK_OFF_MARGIN, ac: signed(BACK_OFF_PENALTY.ac) } }
}

/** Everything a gunnery check may carry, as SA-095 lists it. */
function gunneryRows(): ReferenceTable['rows'] {
  const targets = (count: 2 | 3): Cells => [{ key: 'saDigest.arrayTargets', values: { count } }, signed(ARRAY_PENALTIES[count])]
  return [
    part('checkModifier', { key: 'saDigest.value.byTier' }),
    part('officerBonus', { key: 'saDigest.value.highest' }),
    part('longRange', signed(RANGE_PENALTIES.long)),
    part('extremeRange', signed(RANGE_PENALTIES.extreme)),
    targets(2),
    targets(3),
    part('superweapon', signed(GUNNERY_MODIFIERS.superweapon)),
    part('bombers', signed(GUNNERY_MODIFIERS.bombers)),
    [{ key: 'saDigest.pointDefense', values: { hexes: REACH_HEXES.pointDefense } }, signed(GUNNERY_MODIFIERS.pointDefense)],
    part('target', signed(GUNNERY_MODIFIERS.target)),
    [{ key: 'saDigest.encouraged' }, signed(ENCOURAGE_UNTYPED)],
    part('debris', signed(GUNNERY_MODIFIERS.debris)),
    [{ key: 'sa.cause.taunt' }, { key: 'saDigest.value.taunt' }],
    part('emboldened', signed(MORALE_MODIFIERS.emboldened)),
    part('shaken', signed(MORALE_MODIFIERS.shaken)),
    part('routed', signed(GUNNERY_MODIFIERS.routed))
  ]
}

const MARGINS = {
  emboldened: { key: 'saDigest.margin.from', values: { from: signed(MORALE.emboldenedFrom) } },
  unaffected: { key: 'saDigest.margin.between', values: { from: String(MORALE.unaffectedFrom), to: signed(MORALE.emboldenedFrom - 1) } },
  shaken: { key: 'saDigest.margin.between', values: { from: signed(MORALE.shakenFrom), to: signed(MORALE.unaffectedFrom - 1) } },
  routed: { key: 'saDigest.margin.upTo', values: { to: signed(MORALE.shakenFrom - 1) } }
} as const satisfies Readonly<Record<(typeof MORALE_RESULTS)[number], Message>>

const MORALE_EFFECTS = {
  emboldened: { key: 'saDigest.onAllRolls', values: { value: signed(MORALE_MODIFIERS.emboldened) } },
  unaffected: NONE,
  shaken: { key: 'saDigest.onAllRolls', values: { value: signed(MORALE_MODIFIERS.shaken) } },
  routed: { key: 'saDigest.routed', values: { value: signed(GUNNERY_MODIFIERS.routed), rounds: ROUT_ROUNDS } }
} as const satisfies Readonly<Record<(typeof MORALE_RESULTS)[number], Cells[number]>>
