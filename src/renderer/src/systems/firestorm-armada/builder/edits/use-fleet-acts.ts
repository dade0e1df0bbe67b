import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { DraftFleet, DraftShip, UnitId } from '@shared/systems/firestorm-armada/model/design'
import type { FleetProblem } from '@shared/systems/firestorm-armada/validate/problem'
import { newId } from '../../../../session/host/new-id'
import { freeName } from '../../../../ui/text/name-text'
import * as edits from './fleet-edits'
import { nameOfPart } from './fleet-parts'
import { useFleetStore } from './fleet-store'
import { nextName } from './next-name'
import { remedyFor, splitByClass, withoutBadWeapons, withWeaponsApart } from './remedy'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `faBuilder.edit.${name}`, values })

/** What can be done on the drawing board, each under the name that undo gives it. */
export function useFleetActs() {
  const { t } = useI18n()
  const store = useFleetStore()
  const board = (): DraftFleet | null => store.fleet
  const takenNames = (): readonly string[] => store.parts.map(nameOfPart)
  const fresh = (key: string): string => freeName(t(`faBuilder.new.${key}`), takenNames())

  function changeFleet(change: Partial<Pick<DraftFleet, 'name' | 'faction' | 'isAllied' | 'allowIllegal'>>): void {
    const { name, faction, isAllied } = change
    const step =
      name !== undefined
        ? label('rename', { name })
        : faction !== undefined
          ? label('faction', { faction: { key: `fa.faction.${faction}` } })
          : isAllied !== undefined
            ? label(isAllied ? 'ally' : 'unally')
            : label(change.allowIllegal === true ? 'allow' : 'disallow')
    store.apply(step, fleet => ({ ...fleet, ...change }))
  }

  function addSquadron(): void {
    const fleet = board()
    if (fleet === null || fleet.squadrons.length >= edits.UNITS_MAX) return
    const squadron = edits.newSquadron(fresh('squadron'), fresh('ship'), newId)
    store.apply(label('add', { name: squadron.name }), now => ({ ...now, squadrons: [...now.squadrons, squadron] }))
    store.selectedId = squadron.id
  }

  function addFlight(): void {
    const fleet = board()
    if (fleet === null || fleet.flights.length >= edits.UNITS_MAX) return
    const flight = edits.newFlight(fresh('flight'), fresh('wing'), newId)
    store.apply(label('add', { name: flight.name }), now => ({ ...now, flights: [...now.flights, flight] }))
    store.selectedId = flight.id
  }

  /** A ship for the squadron, or a wing for the flight, that is selected or that the selected one belongs to. */
  function addPart(unitId: string | null = store.selected?.unit.id ?? null): void {
    const squadron = board()?.squadrons.find(unit => unit.id === unitId)
    const flight = board()?.flights.find(unit => unit.id === unitId)
    if (squadron !== undefined && squadron.ships.length < edits.SHIPS_MAX) {
      const name = squadron.ships.at(-1)?.name ?? t('faBuilder.new.ship')
      const ship = edits.newShip(squadron, nextName(name, takenNames()), newId)
      store.apply(label('add', { name: ship.name }), fleet => edits.withSquadron(fleet, squadron.id, { ships: [...squadron.ships, ship] }))
      store.selectedId = ship.id
    }
    if (flight !== undefined && flight.wings.length < edits.WINGS_MAX) {
      const wing = edits.newWing(nextName(flight.wings.at(-1)?.name ?? t('faBuilder.new.wing'), takenNames()), newId)
      store.apply(label('add', { name: wing.name }), fleet => edits.withFlight(fleet, flight.id, { wings: [...flight.wings, wing] }))
      store.selectedId = wing.id
    }
  }

  function rename(name: string): void {
    const part = store.selected
    if (part !== null) store.apply(label('rename', { name }), fleet => edits.renamed(fleet, part, name), `${part.id} name`)
  }

  function duplicate(): void {
    const part = store.selected
    if (part === null || isFull(part.kind)) return
    const name = nameOfPart(part)
    const before = new Set(store.parts.map(one => one.id))
    store.apply(label('duplicate', { name }), fleet => edits.doubled(fleet, part, nextName(name, takenNames()), newId))
    store.selectedId = store.parts.find(one => one.kind === part.kind && !before.has(one.id))?.id ?? part.id
  }

  /** Whether the files accept no more of this kind where the selected one stands. */
  function isFull(kind: 'squadron' | 'ship' | 'flight' | 'wing'): boolean {
    const part = store.selected
    const fleet = board()
    if (part === null || fleet === null) return true
    if (kind === 'squadron') return fleet.squadrons.length >= edits.UNITS_MAX
    if (kind === 'flight') return fleet.flights.length >= edits.UNITS_MAX
    return 'ships' in part.unit ? part.unit.ships.length >= edits.SHIPS_MAX : part.unit.wings.length >= edits.WINGS_MAX
  }

  function remove(): void {
    const part = store.selected
    if (part !== null) store.apply(label('remove', { name: nameOfPart(part) }), fleet => edits.without(fleet, part))
  }

  function move(by: number): void {
    const part = store.selected
    if (part !== null) store.apply(label('move', { name: nameOfPart(part) }), fleet => edits.moved(fleet, part, by < 0 ? -1 : 1))
  }

  function changeShip(change: Partial<DraftShip>, field: string): void {
    const part = store.selected
    if (part?.kind !== 'ship') return
    const what = { key: `faBuilder.field.${field}` }
    store.apply(label('ship', { name: part.ship.name, what }), fleet => edits.withShip(fleet, part.id, change), `${part.id} ${field}`)
  }

  function spreadCard(): void {
    const part = store.selected
    if (part?.kind !== 'ship') return
    store.apply(label('spreadCard', { name: part.ship.name }), fleet => edits.withCardOf(fleet, part.unit, part.ship))
  }

  function mend(problem: FleetProblem): void {
    const fleet = board()
    const remedy = fleet === null ? null : remedyFor(fleet, problem)
    if (remedy === null) return show(problem)
    const step = label('mend', { rule: problem.source })
    switch (remedy.type) {
      case 'addSquadron':
        return addSquadron()
      case 'addShip':
      case 'addWing':
        return addPart(remedy.unitId)
      case 'splitByClass':
        return split(step, remedy.unitId)
      case 'setFigure':
        store.apply(step, now => edits.withShip(now, remedy.ship.id, { [remedy.figure]: remedy.value }))
        break
      case 'dropWeapons':
        store.apply(step, now => withoutBadWeapons(now, remedy.ship))
        break
      case 'tellWeaponsApart':
        store.apply(step, now => withWeaponsApart(now, remedy.ship))
        break
    }
    show(problem)
  }

  function split(step: Message, unitId: UnitId): void {
    const taken = [...takenNames()]
    const nameFor = (name: string): string => {
      const free = nextName(name, taken)
      taken.push(free)
      return free
    }
    store.apply(step, fleet => splitByClass(fleet, unitId, nameFor, newId))
    store.selectedId = unitId
  }

  /** Selects where it is found. */
  function show({ shipId, unitId }: FleetProblem): void {
    const id = shipId ?? unitId
    if (id !== null) store.selectedId = id
  }

  return {
    changeFleet,
    addSquadron,
    addFlight,
    addPart,
    rename,
    duplicate,
    remove,
    move,
    selectNext: store.selectNext,
    changeShip,
    spreadCard,
    mend,
    show
  }
}
