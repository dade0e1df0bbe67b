import type { Message } from '@shared/core/engine/message'
import { present } from '@shared/kernel/present'
import { officerBonusTotal } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { damageDice, damageShift } from '@shared/systems/starfinder-armada/derive/fire/damage'
import { abilityCost, abilityRow, budgetOf } from '@shared/systems/starfinder-armada/derive/fleet/armada-cost'
import { CR_MAX, experienceOf } from '@shared/systems/starfinder-armada/derive/fleet/experience'
import { alone, armadaStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import {
  ABILITIES,
  armadaId,
  FLEET_CLASSES,
  fleetId,
  sameRanks,
  SIZES,
  type DraftArmada,
  type DraftFleet
} from '@shared/systems/starfinder-armada/model/design'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { CLASSES } from '@shared/systems/starfinder-armada/tables/classes'
import { DIFFICULTIES, DIFFICULTY_OFFSETS } from '@shared/systems/starfinder-armada/tables/difficulty'
import { BASE_COSTS } from '@shared/systems/starfinder-armada/tables/fleet-costs'
import { OFFICER_ACTIONS } from '@shared/systems/starfinder-armada/tables/officers'
import { TIERS } from '@shared/systems/starfinder-armada/tables/tiers'
import type { ReferenceTable, SystemReference } from '../../../contract/system-reference'
import { signed } from '../../../i18n/signed'
import { column, grouped, NONE, shiftOf, type Cells } from './table-cells'
import { TABLES_IN_BATTLE } from './tables-in-battle'

const TIER: Message = { key: 'builder.tier' }
const BY_SIZE = SIZES.map((size): Message => ({ key: `sa.size.${size}` }))
const BY_CLASS = FLEET_CLASSES.map((fleetClass): Message => ({ key: `sa.class.${fleetClass}` }))

/** The tables of the rules, read from those that the engine uses, by the readings of the book. */
export const TABLES: SystemReference['tables'] = {
  budgets: () => ({ columns: [TIER, { key: 'builder.budget.title' }], rows: TIERS.map(tier => [tier, budgetOf(tier)]) }),
  fleetCosts: () => ({ columns: [TIER, ...BY_SIZE], rows: TIERS.map(tier => [tier, ...SIZES.map(size => BASE_COSTS[tier][size])]) }),
  difficulties: () => ({
    columns: [column('difficulty'), column('enemyTier'), column('rating')],
    rows: DIFFICULTIES.map(level => {
      const { tierOffset, crOffset } = DIFFICULTY_OFFSETS[level]
      return [{ key: `saTable.difficulty.${level}` }, alliedTier(tierOffset), alliedTier(crOffset)]
    })
  }),
  experience: () => ({
    columns: [column('rating'), column('experience')],
    rows: Array.from({ length: CR_MAX }, (_, i) => [i + 1, experienceOf(i + 1) ?? NONE])
  }),
  classes,
  values,
  abilities: () => ({
    columns: [column('ability'), { key: 'builder.column.bp' }, ...BY_CLASS],
    rows: ABILITIES.map(ability => {
      const sellsTo = present(abilityRow(ability), ability).classes
      return [{ key: `sa.ability.${ability}` }, abilityCost({}, ability), ...FLEET_CLASSES.map(one => (sellsTo.includes(one) ? '×' : NONE))]
    })
  }),
  damageDice: () => ({
    columns: [TIER, ...BY_SIZE],
    rows: grouped(TIERS, tier =>
      SIZES.map(size => {
        const { count, sides } = damageDice({ tier, size })
        return `${String(count)}d${String(sides)}`
      })
    )
  }),
  strongAndWeak,
  officerBonus: () => ({
    columns: [{ key: 'builder.officer.ranks' }, { key: 'builder.officer.bonus' }],
    rows: grouped([0, ...TIERS], ranks => [signed(officerBonusTotal({ role: 'admiral', ranks: sameRanks(ranks), baseAttackBonus: null }))])
  }),
  actions,
  ...TABLES_IN_BATTLE
}

const alliedTier = (offset: number): Message =>
  offset === 0 ? { key: 'saDigest.alliedTier.same' } : { key: 'saDigest.alliedTier.shifted', values: { offset: signed(offset) } }

function classes(): ReferenceTable {
  return {
    columns: [
      { key: 'builder.class' },
      { key: 'sa.adjustable.speed' },
      column('maneuverability'),
      { key: 'sa.adjustable.piloting' },
      { key: 'sa.adjustable.turnDistance' },
      { key: 'sa.adjustable.range' },
      { key: 'builder.stat.strong' },
      { key: 'builder.stat.weak' }
    ],
    rows: FLEET_CLASSES.map(fleetClass => {
      const row = CLASSES[fleetClass]
      return [
        { key: `sa.class.${fleetClass}` },
        row.speedHexes,
        { key: `saDigest.maneuverability.${row.manoeuvrability}` },
        signed(row.pilotingModifier),
        row.turnDistance,
        row.rangeHexes,
        { key: `sa.class.${row.strongAgainst}` },
        { key: `sa.class.${row.weakAgainst}` }
      ]
    })
  }
}

/** Fleets on paper: an armada without officers. */
const onPaper = (fleets: readonly Partial<DraftFleet>[]): DraftArmada => ({
  id: armadaId('paper'),
  name: '',
  tier: 1,
  fleets: fleets.map((fleet, i) => ({
    id: fleetId(String(i)),
    name: '',
    tier: 1,
    size: 'medium',
    fleetClass: 'destroyer',
    abilities: [],
    ...fleet
  })),
  officers: [],
  allowIllegal: true
})

/** What tier and size give a fleet, three sizes to a cell (SA-026). */
function values(): ReferenceTable {
  return {
    columns: [
      TIER,
      { key: 'builder.stat.check' },
      { key: 'builder.column.ac' },
      { key: 'builder.column.hp' },
      { key: 'builder.column.ct' },
      { key: 'builder.column.sp' }
    ],
    rows: TIERS.map(tier => {
      const of = armadaStatistics(onPaper(SIZES.map(size => ({ tier, size }))), {})
      const each = (stat: 'hpMax' | 'criticalThreshold' | 'spMax'): string => of.map(fleet => fleet[stat].total).join(' / ')
      const any = present(of[0], 'a fleet')
      return [tier, signed(any.checkModifier.total), any.armorClass.total, each('hpMax'), each('criticalThreshold'), each('spMax')]
    })
  }
}

/** What one damage die of each class changes by, defenders down, attackers across (SA-023, SA-033). */
function strongAndWeak(): ReferenceTable {
  const defenders = [...FLEET_CLASSES.map(fleetClass => ({ fleetClass })), { fleetClass: 'fighter', abilities: ['interceptors'] } as const]
  const state = alone(onPaper(defenders), {})
  const attackers = state.fleets.slice(0, FLEET_CLASSES.length)
  return {
    columns: [column('defender'), ...FLEET_CLASSES.map((fleetClass): Message => ({ key: `saDigest.from.${fleetClass}` }))],
    rows: state.fleets.map((target): Cells => {
      const hit = { diceCount: 1, usesSuperweapon: false, isFree: false }
      const shifts = attackers.map(attacker => damageShift(state, attacker, target, hit))
      const name = target.abilities.length === 0 ? `sa.class.${target.fleetClass}` : 'saDigest.from.interceptors'
      return [{ key: name }, ...shifts.map(shiftOf)]
    })
  }
}

/** Who takes each action when, and against what (SA-060 to SA-074). */
function actions(): ReferenceTable {
  return {
    columns: [column('action'), { key: 'builder.officer.role' }, column('phase'), column('against')],
    rows: ACTIONS.map(action => {
      const { role, phases, check } = OFFICER_ACTIONS[action]
      const only = phases.length === 1 ? phases[0] : null
      return [
        { key: `sa.action.${action}` },
        { key: `sa.role.${role}` },
        only === null ? { key: 'saDigest.anyPhase' } : { key: `sa.phase.${only}` },
        against(check)
      ]
    })
  }
}

function against(check: (typeof OFFICER_ACTIONS)[keyof typeof OFFICER_ACTIONS]['check']): Message | string {
  if (check.kind === 'none') return NONE
  if (check.kind === 'flat') return { key: 'saDigest.against.flat', values: { dc: check.dc } }
  if (check.acPlus > 0) return { key: 'saDigest.against.acPlus', values: { plus: check.acPlus } }
  return check.bonus > 0 ? { key: 'saDigest.against.helped', values: { bonus: signed(check.bonus) } } : { key: 'saDigest.against.ac' }
}
