import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import type { DraftArmada, FleetClass, FleetId } from '../../model/design'
import type { SaRulings } from '../../model/rulings'
import { CLASSES } from '../../tables/classes'
import type { DiceRow } from '../../tables/damage-dice'
import { fleetCost } from './armada-cost'
import { armorClass } from './armor-class'
import { checkModifier } from '../checks/check-modifier'
import { criticalThresholdOf } from '../fire/critical-threshold'
import { damageDice, strongAgainst } from '../fire/damage'
import { hpMaxOf } from './hull'
import { moraleCheck } from '../checks/morale'
import { pilotingCheck } from '../checks/piloting'
import { reachOf, type Reach } from '../fire/range'
import { spMaxOf } from './shields'
import { speed, turnDistance } from './speed'
import { tableOf } from './starts'
import { count, explained } from '../tally'

/** Everything that the builder shows of one fleet, with the breakdown of each number. */
export interface FleetStatistics {
  readonly fleetId: FleetId
  readonly cost: Breakdown
  readonly hpMax: Breakdown
  readonly criticalThreshold: Breakdown
  readonly spMax: Breakdown
  /** Armor Class against an attack from outside the front arc, and from inside it, with all shields up. */
  readonly armorClass: Breakdown
  readonly armorClassFront: Breakdown
  readonly checkModifier: Breakdown
  readonly piloting: Breakdown
  readonly morale: Breakdown
  readonly damage: DiceRow
  readonly speed: Breakdown
  readonly turnDistance: Breakdown
  readonly rangeBands: Reach
  readonly strongAgainst: FleetClass
  readonly weakAgainst: FleetClass
}

/**
 * Statistics of every fleet of an armada, in table order, as they would be at the start of a battle (SA-009 to SA-027). They
 * come from the same functions as in battle, for the armada alone. An illegal armada has statistics too.
 */
export function armadaStatistics(armada: DraftArmada, rulings: SaRulings): readonly FleetStatistics[] {
  const state = alone(armada, rulings)
  return state.fleets.map(fleet => statisticsOf(state, fleet))
}

/** The armada on an empty table. */
export function alone(armada: DraftArmada, rulings: SaRulings): BattleState {
  return tableOf({ name: armada.name, armadas: [{ sideId: 'A', armada }], rulings })
}

/** The same for one fleet of a battle as it stands. */
export function statisticsOf(state: BattleState, fleet: FleetState): FleetStatistics {
  const row = CLASSES[fleet.fleetClass]
  return {
    fleetId: fleet.id,
    cost: fleetCost(state.rulings, fleet),
    hpMax: hpMaxOf(fleet),
    criticalThreshold: criticalThresholdOf(state, fleet),
    spMax: spMaxOf(state, fleet),
    armorClass: armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: false }),
    armorClassFront: armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: true }),
    checkModifier: explained(tally => {
      count(tally, 'checkModifier', checkModifier(fleet.tier), 'SA-015')
    }),
    piloting: pilotingCheck(state, fleet),
    morale: moraleCheck(state, fleet),
    damage: damageDice(fleet),
    speed: speed(state, fleet),
    turnDistance: turnDistance(state, fleet),
    rangeBands: reachOf(state, fleet),
    strongAgainst: strongAgainst(state, fleet),
    weakAgainst: row.weakAgainst
  }
}
