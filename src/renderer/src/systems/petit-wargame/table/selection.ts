import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { readySquadrons } from '@shared/systems/petit-wargame/derive/initiative'
import { unplacedSquadrons } from '@shared/systems/petit-wargame/derive/unplaced'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState, ShipState, SquadronState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import type { ShipId, SquadronId } from '@shared/systems/petit-wargame/model/design'
import type { Detector } from '@shared/systems/petit-wargame/model/element'
import { createInjection } from '../../../table/frame/create-injection'
import { engagementOptions } from '@shared/systems/petit-wargame/options/engagement-options'
import { findShip, fleetOf, isDestroyed, shipsOf, sideOf } from '@shared/systems/petit-wargame/state'
import { markOf } from '../rack/ship-mark'
import { watchImmediate } from '../../../ui/drawing/watch-immediate'

/** The selected ships and the board's cursor. */
export interface Selection {
  readonly sides: ComputedRef<readonly string[]>
  /** The side that decides; the first if both do. */
  readonly actingSide: ComputedRef<string>
  /** Ships of the active squadron that are left. */
  readonly crew: ComputedRef<readonly ShipState[]>
  /** The ship of the active squadron that acts. */
  readonly actor: ComputedRef<ShipState | undefined>
  /** The enemy it acts on. */
  readonly target: ComputedRef<ShipState | undefined>
  /** Squadrons of the acting side that can be placed or activated now. */
  readonly squadrons: ComputedRef<readonly SquadronState[]>
  readonly squadron: ComputedRef<SquadronState | undefined>
  /** The target of a correction. */
  readonly focusId: Ref<ShipId | null>
  /** The place that is pointed at on the board. */
  readonly cursor: ShallowRef<Position>
  /** The detector to try, whose reach the board draws. */
  readonly detector: ShallowRef<Detector | null>
  press(id: ShipId): void
  choose(id: SquadronId): void
  /** The digit that chooses a ship that acts: the last of its number. */
  digitOf(ship: ShipState): number
  /** The number of a squadron in its fleet, the same for the whole battle. */
  numberOf(id: SquadronId): number
  /** Chooses by digit: a ship that acts, else a squadron that may. */
  act(digit: number): void
  /** The enemy with this number is the target. */
  aim(number: number): void
  step(isEnemy: boolean, by: number): void
  clear(): void
  /** The selection as stored. */
  readonly chosen: Readonly<Record<string, Ref<unknown>>>
}

export const { provide: providePwSelection, use: usePwSelection } = createInjection<Selection>('selection of Petit Wargame')

const MIDDLE: Position = { x: 14, y: 14, z: 14 }
const TEN = 10

export function useSelection(state: Readonly<Ref<BattleState>>): Selection {
  const actorId = shallowRef<ShipId | null>(null)
  const targetId = shallowRef<ShipId | null>(null)
  const squadronId = shallowRef<SquadronId | null>(null)
  const focusId = shallowRef<ShipId | null>(null)
  const cursor = shallowRef<Position>(MIDDLE)
  const detector = shallowRef<Detector | null>(null)
  const turn = computed(() => whoseTurn(state.value))
  const sides = computed(() => [...new Set(state.value.fleets.map(fleet => fleet.sideId))].sort())
  const active = computed(() => state.value.activation?.squadronId ?? null)
  const crew = computed(() => (active.value === null ? [] : shipsOf(state.value, active.value).filter(ship => !isDestroyed(ship))))
  const activeSide = computed(() => (crew.value[0] === undefined ? null : sideOf(state.value, crew.value[0].id)))
  const actingSide = computed(() => turn.value.sideIds[0] ?? activeSide.value ?? sides.value[0] ?? 'A')
  const ownSide = computed(() => activeSide.value ?? actingSide.value)
  const squadrons = computed(() => {
    const { awaited } = turn.value
    if (awaited === 'squadron') return unplacedSquadrons(state.value, actingSide.value)
    return awaited === 'activation' ? readySquadrons(state.value, actingSide.value) : []
  })
  const left = computed(() => state.value.ships.filter(ship => !isDestroyed(ship)))
  const enemies = computed(() => left.value.filter(ship => sideOf(state.value, ship.id) !== ownSide.value))
  /** The action in progress; no other ship can act before it is settled. */
  const busy = computed(() => state.value.activation?.detection ?? state.value.activation?.engagement ?? null)
  const actor = computed(() => crew.value.find(ship => ship.id === (busy.value?.shipId ?? actorId.value)) ?? crew.value[0])

  /** After a ship has engaged, selects the next that may. */
  watch(
    () => (state.value.phase === 'combat' && busy.value === null ? state.value.activation?.engagedIds.length : undefined),
    count => {
      const may = (ship: ShipState): boolean => engagementOptions(state.value, ship).some(one => one.refusal === null)
      if (count === undefined || actor.value === undefined || may(actor.value)) return
      actorId.value = crew.value.find(may)?.id ?? actorId.value
    },
    { flush: 'sync' }
  )
  /** With a squadron goes its first ship; the pointer of the board goes where the ship is. */
  watch(active, () => {
    actorId.value = null
    targetId.value = null
  })
  watchImmediate(
    () => actor.value?.position,
    place => {
      if (place !== undefined && place !== null) cursor.value = place
    }
  )

  function press(id: ShipId): void {
    focusId.value = id
    const ship = findShip(state.value, id)
    if (ship === undefined || isDestroyed(ship)) return
    if (squadrons.value.some(one => one.id === ship.squadronId)) squadronId.value = ship.squadronId
    if (ship.squadronId === active.value) actorId.value = id
    else if (sideOf(state.value, id) !== ownSide.value) targetId.value = id
  }

  const digitOf = (ship: ShipState): number => markOf(state.value, ship).number % TEN

  function numberOf(id: SquadronId): number {
    const fleet = fleetOf(state.value, id)
    return state.value.squadrons.filter(one => one.fleetId === fleet.id).findIndex(one => one.id === id) + 1
  }

  function step(isEnemy: boolean, by: number): void {
    const own = active.value === null ? left.value.filter(ship => sideOf(state.value, ship.id) === ownSide.value) : crew.value
    const ships = isEnemy ? enemies.value : own
    const from = isEnemy ? (targetId.value ?? focusId.value) : active.value === null ? focusId.value : actor.value?.id
    const at = ships.findIndex(ship => ship.id === from)
    const next = ships[at < 0 ? (by > 0 ? 0 : ships.length - 1) : (at + by + ships.length) % ships.length]
    if (next !== undefined) press(next.id)
  }

  return {
    sides,
    actingSide,
    crew,
    actor,
    target: computed(() => enemies.value.find(ship => ship.id === (busy.value?.targetId ?? targetId.value))),
    squadrons,
    squadron: computed(() => squadrons.value.find(one => one.id === squadronId.value) ?? squadrons.value[0]),
    focusId,
    cursor,
    detector,
    press,
    choose: id => (squadronId.value = id),
    digitOf,
    numberOf,
    act(digit) {
      const ship = crew.value.find(one => digitOf(one) === digit)
      const squadron = squadrons.value.find(one => numberOf(one.id) === digit)
      if (ship !== undefined) press(ship.id)
      else if (crew.value.length === 0 && squadron !== undefined) {
        squadronId.value = squadron.id
        focusId.value = left.value.find(one => one.squadronId === squadron.id)?.id ?? null
      }
    },
    aim(number) {
      const ship = enemies.value.find(one => markOf(state.value, one).number === number)
      if (ship !== undefined) press(ship.id)
    },
    step,
    chosen: { actorId, targetId, squadronId, focusId, cursor, detector },
    clear: () => {
      targetId.value = null
      detector.value = null
    }
  }
}
