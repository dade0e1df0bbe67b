import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Outline } from '@shared/core/view/outline'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import { armorClass } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { criticalThreshold } from '@shared/systems/starfinder-armada/derive/fire/critical-threshold'
import { officersOf, sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { benefitOf } from '@shared/systems/starfinder-armada/derive/checks/officer-benefit'
import { officerBonusTotal } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { hpMax } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { spMax } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import type { Role } from '@shared/systems/starfinder-armada/model/design'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { STANDING } from '@shared/systems/starfinder-armada/view/fleet-strip'
import { fleetOutline } from '@shared/systems/starfinder-armada/view/outline'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import type { SilhouetteState } from '../../../ui/silhouette/draw'
import { lookOf } from '../../../ui/silhouette/look'
import { abilitiesOf } from './ability-marks'
import { chipsOf, type Chip } from './chips'
import { pointsAfterVolley } from '../fire/pending-fleet'

export interface StripOfficer {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly bonus: number
  readonly hasActed: boolean
  /** Incapacitated, or cut off from the fleet: no effect now. */
  readonly isOut: boolean
}

export interface StripGauge {
  readonly now: number
  /** Value after the staged volley; equals `now` when nothing is pending. */
  readonly after: number
  readonly max: number
}

/** One fleet as shown in its strip. */
export interface FleetStripModel {
  readonly fleet: FleetState
  readonly mark: FleetMarkModel
  /** Its silhouette: the facts it is drawn from, and how it stands. */
  readonly outline: Outline
  readonly look: SilhouetteState
  readonly isFlagship: boolean
  readonly abilities: ReturnType<typeof abilitiesOf>
  readonly isOut: boolean
  readonly isGone: boolean
  readonly sp: StripGauge
  readonly hp: StripGauge
  readonly threshold: number
  readonly isLow: boolean
  readonly ac: Breakdown
  /** From its front arc; null if the shields make no difference. */
  readonly acFront: Breakdown | null
  readonly chips: readonly Chip[]
  readonly officers: readonly StripOfficer[]
  readonly moved: 'pending' | 'moved' | 'declined' | 'drifted' | null
  readonly hasFired: boolean | null
}

export function markOf(state: BattleState, fleet: FleetState): FleetMarkModel {
  return { sideId: sideOf(state, fleet), number: fleet.number, name: fleet.name }
}

export function stripOf(state: BattleState, fleet: FleetState): FleetStripModel {
  const after = pointsAfterVolley(state, fleet)
  const ac = armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: false })
  const acFront = armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: true })
  const threshold = criticalThreshold(state, fleet)
  const isOut = !isFighting(fleet)
  return {
    fleet,
    mark: markOf(state, fleet),
    outline: fleetOutline(fleet),
    look: lookOf(STANDING[fleet.status], fleet.hp <= threshold),
    isFlagship: fleet.abilities.includes('flagship'),
    abilities: isOut ? [] : abilitiesOf(state, fleet),
    isOut,
    isGone: fleet.status === 'destroyed' || fleet.status === 'fled',
    sp: { now: fleet.sp, after: after.sp, max: spMax(state, fleet) },
    hp: { now: fleet.hp, after: after.hp, max: hpMax(state, fleet) },
    threshold,
    isLow: fleet.hp <= threshold,
    ac,
    acFront: acFront.total === ac.total ? null : acFront,
    chips: chipsOf(state, fleet),
    officers: officersOf(state, fleet.id).map(officer => ({
      id: officer.id,
      name: officer.name,
      role: officer.role,
      bonus: officerBonusTotal(officer),
      hasActed: officer.hasActed,
      isOut: officer.isIncapacitated || (benefitOf(state, fleet, officer.role)?.blockedBy ?? null) !== null
    })),
    // What drifts is out, and out of the order.
    moved: isOut || state.round === 0 || fleet.movement === 'drifted' ? null : fleet.movement,
    hasFired: isOut || state.round === 0 ? null : fleet.hasAttacked
  }
}
