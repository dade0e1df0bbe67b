import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { FleetId } from '@shared/systems/starfinder-armada/model/design'
import { sideOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { isFighting, theFleet } from '@shared/systems/starfinder-armada/state'
import { createInjection } from '../../../table/frame/create-injection'
import { watchImmediate } from '../../../ui/drawing/watch-immediate'

export interface Pointed {
  readonly fleetId: FleetId
}

/** An officer's fleet, and the target of the action. */
export interface Aim {
  readonly fleetId: FleetId
  readonly targetId: FleetId | null
}

export interface Selection {
  readonly sides: ComputedRef<readonly string[]>
  /** The side that plain digits refer to. */
  readonly actingSide: Ref<string>
  /** The side in the right rack. */
  readonly shownSide: Ref<string>
  /** The side that Shift and digits refer to. */
  readonly enemySide: ComputedRef<string>
  readonly actorId: Ref<FleetId | null>
  readonly targetId: Ref<FleetId | null>
  /** The fleet pointed at last, to which H and W apply. */
  readonly focusId: Ref<FleetId | null>
  /** Updated each time a fleet is pointed at, for panels with their own choices. */
  readonly pointed: ShallowRef<Pointed | null>
  /** The aim of an officer who is acting: pointing then chooses fleets for the action, not actor or target. */
  readonly aim: Readonly<Ref<Aim | null>>
  /** The side that plain digits refer to now: of the acting fleet or officer. */
  readonly digitSide: ComputedRef<string>
  /** The fleets marked in the racks as actor and target. */
  readonly roles: ComputedRef<{ readonly actor: FleetId | null; readonly target: FleetId | null }>
  fleetsOf(side: string): readonly FleetState[]
  /** Points at a fleet: one of the acting side becomes the actor, others the target. */
  point(fleetId: FleetId): void
  /** Clicks on a fleet: without an actor it becomes the actor, whatever its side; else like `point`. */
  press(fleetId: FleetId): void
  /** Steps `by` fleets down the rack of a side, stopping at the ends. */
  step(side: string, by: number): void
  makeActor(fleetId: FleetId): void
  /** Sets the aim of an officer; null when none is acting. */
  takeAim(aim: Aim | null): void
  switchSides(): void
  clear(): void
}

export const { provide: provideSaSelection, use: useSaSelection } = createInjection<Selection>('selection of Starfinder')

/** Actor and target. Follows the order of movement, and drops fleets that left the fight. */
export function useSelection(state: ComputedRef<BattleState>): Selection {
  const sides = computed(() => [...new Set(state.value.armadas.map(armada => armada.sideId))].sort())
  const actingSide = ref('A')
  const shownSide = ref('B')
  const actorId = ref<FleetId | null>(null)
  const targetId = ref<FleetId | null>(null)
  const focusId = ref<FleetId | null>(null)
  const pointed = shallowRef<Pointed | null>(null)
  const aim = ref<Aim | null>(null)
  /** The side in the other rack. */
  const against = (side: string): string => (side === shownSide.value ? (sides.value[0] ?? 'A') : shownSide.value)
  const digitSide = computed(() => (aim.value === null ? actingSide.value : sideOf(state.value, theFleet(state.value, aim.value.fleetId))))
  const enemySide = computed(() => against(digitSide.value))
  const roles = computed(() =>
    aim.value === null
      ? { actor: actorId.value, target: targetId.value }
      : { actor: aim.value.fleetId, target: aim.value.targetId === aim.value.fleetId ? null : aim.value.targetId }
  )
  const byId = (id: FleetId): FleetState | undefined => state.value.fleets.find(fleet => fleet.id === id)
  const fleetsOf = (side: string): readonly FleetState[] => state.value.fleets.filter(fleet => sideOf(state.value, fleet) === side)

  watchImmediate(sides, list => {
    if (!list.includes(actingSide.value)) actingSide.value = list[0] ?? 'A'
    if (!list.includes(shownSide.value) || shownSide.value === list[0]) shownSide.value = list[1] ?? 'B'
  })
  watch(() => `${turnToMove(state.value)?.armadaId ?? ''} ${String(state.value.movementOrder?.lastMoved)}`, chooseMover, {
    immediate: true
  })
  watch(
    () => state.value.phase,
    phase => {
      if (phase !== 'helm') discard()
    }
  )

  /** Makes a fleet due to move the actor, preferably the one selected. */
  function chooseMover(): void {
    const armada = state.value.armadas.find(one => one.id === turnToMove(state.value)?.armadaId)
    if (armada === undefined) return
    actingSide.value = armada.sideId
    if (armada.sideId !== sides.value[0]) shownSide.value = armada.sideId
    const due = state.value.fleets.filter(fleet => fleet.armadaId === armada.id && isFighting(fleet) && fleet.movement === 'pending')
    actorId.value = (due.find(fleet => fleet.id === actorId.value) ?? due[0])?.id ?? null
    focusId.value = actorId.value
    targetId.value = null
  }

  function point(fleetId: FleetId): void {
    const fleet = byId(fleetId)
    if (fleet === undefined) return
    focusId.value = fleetId
    pointed.value = { fleetId }
    if (aim.value !== null) return
    if (sideOf(state.value, fleet) === actingSide.value) {
      if (actorId.value !== fleetId) targetId.value = null
      actorId.value = fleetId
    } else targetId.value = fleetId
  }

  function press(fleetId: FleetId): void {
    if (aim.value === null && actorId.value === null && targetId.value === null) makeActor(fleetId)
    else point(fleetId)
  }

  function step(side: string, by: number): void {
    const fleets = fleetsOf(side)
    const chosen = aim.value !== null ? pointed.value?.fleetId : side === actingSide.value ? actorId.value : targetId.value
    const at = fleets.findIndex(fleet => fleet.id === chosen)
    const next = fleets[at < 0 ? (by > 0 ? 0 : fleets.length - 1) : Math.min(fleets.length - 1, Math.max(0, at + by))]
    if (next !== undefined) point(next.id)
  }

  function makeActor(fleetId: FleetId): void {
    const fleet = byId(fleetId)
    if (fleet === undefined) return
    actingSide.value = sideOf(state.value, fleet)
    targetId.value = null
    actorId.value = fleetId
    focusId.value = fleetId
  }

  /** Another officer selects its fleet for corrections, and shows its side. */
  function takeAim(next: Aim | null): void {
    const isOther = next !== null && next.fleetId !== aim.value?.fleetId
    aim.value = next
    if (!isOther) return
    focusId.value = next.fleetId
    if (digitSide.value !== sides.value[0]) shownSide.value = digitSide.value
  }

  /** The other side acts: swaps actor and target. */
  function switchSides(): void {
    const target = targetId.value
    actingSide.value = against(actingSide.value)
    targetId.value = actorId.value
    actorId.value = target
  }

  /** Clears the target, else the actor; while fleets move, one that is due stays selected. */
  function clear(): void {
    if (targetId.value !== null) targetId.value = null
    else discard()
  }

  function discard(): void {
    if (turnToMove(state.value) === null) actorId.value = null
    targetId.value = null
    chooseMover()
  }

  return {
    sides,
    actingSide,
    shownSide,
    enemySide,
    actorId,
    targetId,
    focusId,
    pointed,
    aim,
    digitSide,
    roles,
    fleetsOf,
    point,
    press,
    step,
    makeActor,
    takeAim,
    switchSides,
    clear
  }
}
