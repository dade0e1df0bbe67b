import type { Viewer } from '../../core/view/viewer'
import { quartersLeft } from '../../core/view/reveal'
import { damageDice, strongAgainst } from './derive/fire/damage'
import { hpMax } from './derive/fleet/hull'
import { spMax } from './derive/fleet/shields'
import { speed } from './derive/fleet/speed'
import type { BattleState, FleetState, FleetStatus, Phase } from './model/battle'
import type { Ability, FleetClass, Role, Size } from './model/design'
import { CLASSES, type Manoeuvrability } from './tables/classes'
import type { DiceRow } from './tables/damage-dice'

/** One fleet as a player's screen may show it: in words and quarters until its statistics are scanned (SA-074). */
export interface FleetView {
  readonly id: string
  readonly armadaId: string
  readonly number: number
  readonly name: string
  readonly status: FleetStatus
  /** Hull and shields in quarters, 0 to 4. */
  readonly hullQuarters: 0 | 1 | 2 | 3 | 4
  readonly shieldQuarters: 0 | 1 | 2 | 3 | 4
  /** Known to its own side, and to others from scan level 1. */
  readonly statistics: {
    readonly fleetClass: FleetClass
    readonly size: Size
    readonly tier: number
    readonly speedHexes: number
    readonly manoeuvrability: Manoeuvrability
    readonly damage: DiceRow
    readonly hp: number
    readonly hpMax: number
    readonly sp: number
    readonly spMax: number
  } | null
  /** From scan level 2, with the classes it takes less and more damage from. */
  readonly abilities: readonly Ability[] | null
  readonly strongAgainst: FleetClass | null
  readonly weakAgainst: FleetClass | null
  /** From scan level 3. */
  readonly officers: readonly { readonly name: string; readonly role: Role }[] | null
}

export interface BattleView {
  readonly name: string
  readonly round: number
  readonly phase: Phase
  readonly armadas: readonly { readonly id: string; readonly name: string; readonly sideId: string }[]
  readonly fleets: readonly FleetView[]
}

/**
 * The battle as this viewer may know it. Other sides' hidden fleets are left out, without a gap in the numbers or an empty armada to give
 * them away.
 */
export function viewFor(state: BattleState, viewer: Viewer): BattleView {
  const own = (fleet: FleetState): boolean => viewer.kind === 'gm' || sideOf(state, fleet) === viewer.sideId
  const seen = state.fleets.filter(fleet => own(fleet) || !fleet.isHidden)
  return {
    name: state.name,
    round: state.round,
    phase: state.phase,
    armadas: state.armadas
      .filter(({ id }) => seen.some(fleet => fleet.armadaId === id))
      .map(({ id, name, sideId }) => ({ id, name, sideId })),
    fleets: closedUp(seen.map(fleet => fleetView(state, fleet, own(fleet) ? 3 : scanLevel(state, viewer, fleet))))
  }
}

/** Numbered again within each armada, so that no gap gives a hidden fleet away. */
function closedUp(fleets: readonly FleetView[]): readonly FleetView[] {
  return fleets.map((fleet, i) => ({ ...fleet, number: fleets.slice(0, i + 1).filter(one => one.armadaId === fleet.armadaId).length }))
}

function fleetView(state: BattleState, fleet: FleetState, level: number): FleetView {
  const hullMax = hpMax(state, fleet)
  const shieldMax = spMax(state, fleet)
  const { id, armadaId, number, name, status, fleetClass, size, tier, hp, sp } = fleet
  return {
    id,
    armadaId,
    number,
    name,
    status,
    hullQuarters: quartersLeft(hp, hullMax),
    shieldQuarters: quartersLeft(sp, shieldMax),
    statistics:
      level >= 1
        ? {
            fleetClass,
            size,
            tier,
            speedHexes: speed(state, fleet).total,
            manoeuvrability: CLASSES[fleetClass].manoeuvrability,
            damage: damageDice(fleet),
            hp,
            hpMax: hullMax,
            sp,
            spMax: shieldMax
          }
        : null,
    abilities: level >= 2 ? fleet.abilities : null,
    strongAgainst: level >= 2 ? strongAgainst(state, fleet) : null,
    weakAgainst: level >= 2 ? CLASSES[fleetClass].weakAgainst : null,
    officers: level >= 3 ? state.officers.filter(o => o.fleetId === fleet.id).map(o => ({ name: o.name, role: o.role })) : null
  }
}

function sideOf(state: BattleState, fleet: FleetState): string | undefined {
  return state.armadas.find(armada => armada.id === fleet.armadaId)?.sideId
}

function scanLevel(state: BattleState, viewer: Viewer, fleet: FleetState): number {
  if (viewer.kind === 'gm') return 3
  return state.scans.find(scan => scan.sideId === viewer.sideId && scan.fleetId === fleet.id)?.level ?? 0
}
