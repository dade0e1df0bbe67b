import { computed, watch, type ComputedRef, type Ref } from 'vue'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { omit } from '@shared/kernel/collections'
import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import { reachOf } from '@shared/systems/starfinder-armada/derive/fire/range'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId, OfficerId } from '@shared/systems/starfinder-armada/model/design'
import { findFleet } from '@shared/systems/starfinder-armada/state'
import { keptRef } from '../../../table/keep/kept-ref'

/** The choices of an attack being prepared, besides actor and target. */
export interface AttackChoices {
  rangeHexes: number
  isFromFrontArc: boolean
  arrayTargets: number
  usesSuperweapon: boolean
  resolveOfficerId: OfficerId | null
  debrisCrossed: number
  isTargetAhead: boolean
  gmCheck: number
  gmAc: number
}

export interface AttackDraft {
  readonly choices: Ref<AttackChoices>
  /** The current attack; null without actor or target. */
  readonly command: ComputedRef<SaCommands['stageAttack'] | null>
  /** Restores the choices of an attack already sent. */
  takeUp(sent: SaCommands['stageAttack']): void
}

/** Distances measured this round, so returning fire needs no new measurement. */
const measured = new Map<string, number>()

const pairKey = (round: number, one: string, other: string): string => `${String(round)} ${[one, other].sort().join(' ')}`

/** Prepares an attack: starts with the last measured distance between the two, and keeps an array's declared number. */
export function useAttackDraft(state: () => BattleState, actorId: () => FleetId | null, targetId: () => FleetId | null): AttackDraft {
  const choices = keptRef<AttackChoices>('attack', started, () => `${actorId() ?? ''} ${targetId() ?? ''} ${String(state().round)}`)
  function started(): AttackChoices {
    const [actor, target] = [actorId(), targetId()]
    const fleet = actor === null ? undefined : findFleet(state(), actor)
    if (fleet === undefined) return fresh()
    const [near] = reachOf(state(), fleet)
    const rangeHexes = target === null ? near : (measured.get(pairKey(state().round, fleet.id, target)) ?? near)
    return { ...fresh(), rangeHexes, arrayTargets: fleet.targetsThisRound.length > 0 ? fleet.arrayTargets : 1 }
  }
  watch(
    () => choices.value.rangeHexes,
    hexes => {
      const actor = actorId()
      const target = targetId()
      if (actor !== null && target !== null) measured.set(pairKey(state().round, actor, target), hexes)
    }
  )
  const command = computed<SaCommands['stageAttack'] | null>(() => {
    const attackerId = actorId()
    const target = targetId()
    if (attackerId === null || target === null) return null
    return {
      type: 'stageAttack',
      attackerId,
      targetId: target,
      ...choices.value
    }
  })
  function takeUp(sent: SaCommands['stageAttack']): void {
    const { rangeHexes, isFromFrontArc, arrayTargets, usesSuperweapon, resolveOfficerId, debrisCrossed, isTargetAhead } = sent
    const { gmCheck, gmAc } = sent
    const dealt = { rangeHexes, isFromFrontArc, arrayTargets, usesSuperweapon, resolveOfficerId, debrisCrossed, isTargetAhead }
    choices.value = { ...dealt, gmCheck, gmAc }
  }
  return { choices, command, takeUp }
}

/**
 * Whether an attack that waits for its dice has these very choices. Half of its damage is no choice of the panel: the game master grants it
 * with the proposal of a player.
 */
export function isAsSent(drafted: SaCommands['stageAttack'] | null, sent: SaCommands['stageAttack'] | null): boolean {
  return drafted !== null && sent !== null && canonicalJson(omit(sent, 'dealsHalf')) === canonicalJson(drafted)
}

function fresh(): AttackChoices {
  return {
    rangeHexes: 1,
    isFromFrontArc: true,
    arrayTargets: 1,
    usesSuperweapon: false,
    resolveOfficerId: null,
    debrisCrossed: 0,
    isTargetAhead: true,
    gmCheck: 0,
    gmAc: 0
  }
}

/** The attack options of this fleet. */
export function attackOptions(state: BattleState, fleetId: FleetId): { readonly hasArray: boolean; readonly hasSuperweapon: boolean } {
  const fleet = findFleet(state, fleetId)
  return {
    hasArray: fleet !== undefined && hasAbility(state, fleet, 'array'),
    hasSuperweapon: fleet !== undefined && hasAbility(state, fleet, 'superweapon')
  }
}
