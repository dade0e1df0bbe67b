import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { turnToActivate } from '@shared/systems/firestorm-armada/derive/turn-to-activate'
import type { BattleState, ShipState, UnitState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import type { ShipId, UnitId } from '@shared/systems/firestorm-armada/model/design'
import { findShip, fleetOf, isUnitInBattle, theUnit } from '@shared/systems/firestorm-armada/state'
import { usePointing, type Pointing } from '../../../table/racks/use-pointing'
import { shipsToFire } from '../next/next-step'
import { createInjection } from '../../../table/frame/create-injection'
import { watchImmediate } from '../../../ui/drawing/watch-immediate'

/** The selection: the acting ship, its target, and the target of a correction. */
export interface Selection {
  readonly actor: ComputedRef<ShipState | undefined>
  readonly target: ComputedRef<ShipState | undefined>
  /** A ship or a wing; null for none. */
  readonly focusId: Ref<string | null>
  /** The side of the fleet that acts or activates next; otherwise the first. */
  readonly actingSide: ComputedRef<string>
  /** The sides shown in the racks. */
  readonly racks: Pick<Pointing<string>, 'leftSide' | 'rightSide' | 'others'>
  /** The last ship or wing pointed at, counted so that panels can take each time as an answer. */
  readonly pointed: Ref<{ readonly id: string; readonly count: number } | null>
  press(id: string): void
  act(id: ShipId): void
  aimAt(id: ShipId): void
  /** Squadrons and flights of the fleet that activates next, in order. */
  readonly choices: ComputedRef<readonly UnitState[]>
  /** Makes the nth ship of the active squadron the actor. */
  actNth(n: number): void
  /** Points at a ship of this squadron or flight; again at its next one. */
  pointAtUnit(id: UnitId): void
  /** Targets a ship of the nth squadron in the enemy's rack; again for the nth of the next enemy fleet, then for their next ships. */
  aimAtUnit(n: number): void
  step(isEnemy: boolean, by: number): void
  clear(): void
  /** The selection as stored. */
  readonly chosen: Readonly<Record<string, Ref<unknown>>>
}

export const { provide: provideFaSelection, use: useFaSelection } = createInjection<Selection>('selection of Firestorm Armada')

export function useSelection(state: Readonly<Ref<BattleState>>): Selection {
  const actorId = shallowRef<ShipId | null>(null)
  const targetId = shallowRef<ShipId | null>(null)
  const pointed = shallowRef<Selection['pointed']['value']>(null)
  const sides = computed(() => [...new Set(state.value.fleets.map(fleet => fleet.sideId))].sort())
  const active = computed(() => (state.value.activeUnitId === null ? null : theUnit(state.value, state.value.activeUnitId)))
  const actingFleet = computed(() => {
    const id = active.value?.fleetId ?? turnToActivate(state.value)
    return state.value.fleets.find(fleet => fleet.id === id)
  })
  const actingSide = computed(() => actingFleet.value?.sideId ?? sides.value[0] ?? 'A')
  const crew = computed(() => shipsOf(state.value, active.value?.id ?? null))
  const choices = computed(() =>
    state.value.units.filter(
      unit =>
        active.value === null && unit.fleetId === turnToActivate(state.value) && !unit.hasActivated && isUnitInBattle(state.value, unit)
    )
  )
  const sideOf = (part: ShipState | WingState): string => fleetOf(state.value, part).sideId
  const ofSide = (side: string): readonly ShipState[] => inBattle(state.value).filter(ship => sideOf(ship) === side)
  const enemies = computed(() => inBattle(state.value).filter(ship => sideOf(ship) !== actingSide.value))
  const target = computed(() => enemies.value.find(ship => ship.id === targetId.value))
  const acting = (): string | null => (state.value.phase === 'activation' ? actingSide.value : null)
  const pointing = usePointing<string>({
    sides: () => sides.value,
    active: acting,
    actor: acting,
    foe: () => (target.value === undefined ? null : sideOf(target.value)),
    sideOf: id => [...state.value.ships, ...state.value.wings].filter(part => part.id === id).map(sideOf)[0] ?? actingSide.value,
    rack: ofSide
  })
  const { focusId } = pointing

  /** A new squadron selects its first ship; without one there is no actor. */
  watchImmediate(
    () => active.value?.id,
    () => {
      actorId.value = crew.value[0]?.id ?? null
      targetId.value = null
      focusId.value = actorId.value
    }
  )

  /** After a ship has fired, the next that has not is proposed; whoever's fire is taken back, again. */
  watch(
    () => crew.value.filter(ship => ship.targets.length > 0).map(ship => ship.id),
    (fired, before) => {
      const again = crew.value.find(ship => before.includes(ship.id) && !fired.includes(ship.id))?.id
      const isDone = actorId.value !== null && fired.includes(actorId.value) && fired.length > before.length
      const next = again ?? (isDone ? shipsToFire(state.value)[0]?.id : undefined)
      if (next === undefined) return
      actorId.value = next
      focusId.value = next
    },
    { flush: 'sync' }
  )

  function press(id: string): void {
    pointing.point(id)
    pointed.value = { id, count: (pointed.value?.count ?? 0) + 1 }
    const ship = findShip(state.value, id as ShipId)
    if (ship?.status !== 'active' || active.value === null) return
    if (ship.unitId === active.value.id) actorId.value = ship.id
    else if (sideOf(ship) !== actingSide.value) targetId.value = ship.id
  }

  /** Ships or wings of this squadron or flight that are still in the fight. */
  function partsOf(id: UnitId): readonly (ShipState | WingState)[] {
    return [...state.value.ships, ...state.value.wings].filter(part => part.unitId === id && part.status === 'active')
  }

  function aimAtUnit(n: number): void {
    const squadrons = state.value.units
      .filter(unit => unit.number === n)
      .map(unit => shipsOf(state.value, unit.id).filter(ship => sideOf(ship) !== actingSide.value))
    const ships = [...squadrons.flatMap(([lead]) => lead ?? []), ...squadrons.flatMap(([, ...others]) => others)]
    const now = targetId.value ?? focusId.value
    const shown = ships.find(ship => sideOf(ship) === pointing.enemySide.value)
    if (shown === undefined || ships.some(ship => ship.id === now)) pressNext(ships, now)
    else press(shown.id)
  }

  /** Presses the one after this, round and round. */
  function pressNext(parts: readonly { readonly id: string }[], after: string | null): void {
    const next = parts[(parts.findIndex(part => part.id === after) + 1) % Math.max(1, parts.length)]
    if (next !== undefined) press(next.id)
  }

  function step(isEnemy: boolean, by: number): void {
    const own = active.value === null ? ofSide(actingSide.value) : crew.value
    const ships = isEnemy ? ofSide(pointing.enemySide.value) : own
    const at = ships.findIndex(ship => ship.id === (isEnemy ? (targetId.value ?? focusId.value) : (actorId.value ?? focusId.value)))
    const next = ships[at < 0 ? (by > 0 ? 0 : ships.length - 1) : (at + by + ships.length) % ships.length]
    if (next !== undefined) press(next.id)
  }

  return {
    actor: computed(() => crew.value.find(ship => ship.id === actorId.value)),
    target,
    focusId,
    actingSide,
    racks: pointing,
    pointed,
    press,
    act: id => (actorId.value = id),
    aimAt: id => (targetId.value = id),
    choices,
    actNth: n => {
      const ship = crew.value[n - 1]
      if (ship !== undefined) press(ship.id)
    },
    pointAtUnit: id => pressNext(partsOf(id), focusId.value),
    aimAtUnit,
    step,
    clear() {
      // Its mark goes with the aim.
      if (focusId.value === targetId.value) focusId.value = actorId.value
      targetId.value = null
    },
    chosen: { actorId, targetId, focusId }
  }
}

/** Ships of a squadron still in the fight. */
function shipsOf(state: BattleState, id: UnitId | null): readonly ShipState[] {
  return state.ships.filter(ship => ship.unitId === id && ship.status === 'active')
}

function inBattle(state: BattleState): readonly ShipState[] {
  return state.ships.filter(ship => ship.status === 'active')
}
