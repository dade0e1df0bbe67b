import { useI18n } from 'vue-i18n'
import type { Message } from '@shared/core/engine/message'
import type { DraftFleet, DraftShip } from '@shared/systems/petit-wargame/model/design'
import type { Element, Sector, ShipSize } from '@shared/systems/petit-wargame/model/element'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import { freeName } from '../../../ui/text/name-text'
import { newId } from '../../../session/host/new-id'
import { copyFleet } from '../rosters/copy-fleet'
import * as edits from './fleet-edits'
import { nameOfPart } from './fleet-parts'
import { useFleetStore } from './fleet-store'
import { remedyFor } from './remedy'
import { withElement, withElements, withoutElement, withPoints } from './ship/ship-edits'

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `pwBuilder.edit.${name}`, values })

/** What can be done on the drawing board, each under the name that undo gives it. */
export function useFleetActs() {
  const { t } = useI18n()
  const store = useFleetStore()
  const board = (): DraftFleet | null => store.fleet
  const takenNames = (): readonly string[] => store.parts.map(nameOfPart)
  const fresh = (key: string): string => freeName(t(`pwBuilder.new.${key}`), takenNames())

  function rename(name: string): void {
    const part = store.selected
    if (part !== null) store.apply(label('rename', { name }), fleet => edits.renamed(fleet, part, name), `${part.id} name`)
  }

  function renameFleet(name: string): void {
    store.apply(label('rename', { name }), fleet => ({ ...fleet, name }))
  }

  function setBudget(points: number): void {
    store.apply(label('budget', { points }), fleet => ({ ...fleet, budgetPoints: points }), 'budget')
  }

  function allow(allowIllegal: boolean): void {
    store.apply(label(allowIllegal ? 'allow' : 'disallow'), fleet => ({ ...fleet, allowIllegal }))
  }

  function addSquadron(): void {
    const fleet = board()
    if (fleet === null || fleet.squadrons.length >= edits.SQUADRONS_MAX) return
    const squadron = edits.newSquadron(fresh('squadron'), fresh('ship'), newId)
    store.apply(label('add', { name: squadron.name }), now => ({ ...now, squadrons: [...now.squadrons, squadron] }))
    store.selectedId = squadron.id
  }

  /** A ship for the squadron that is selected, or that the selected ship belongs to. */
  function addShip(squadronId: string | null = store.selected?.squadron.id ?? null): void {
    const squadron = board()?.squadrons.find(one => one.id === squadronId)
    if (squadron === undefined || squadron.ships.length >= edits.SHIPS_MAX) return
    const name = squadron.ships.at(-1)?.name ?? t('pwBuilder.new.ship')
    const ship = edits.newShip(squadron, freeName(name, takenNames()), newId)
    store.apply(label('add', { name: ship.name }), fleet => edits.withSquadron(fleet, squadron.id, { ships: [...squadron.ships, ship] }))
    store.selectedId = ship.id
  }

  function duplicate(): void {
    const part = store.selected
    const fleet = board()
    if (part === null || fleet === null) return
    const isFull = part.kind === 'squadron' ? fleet.squadrons.length >= edits.SQUADRONS_MAX : part.squadron.ships.length >= edits.SHIPS_MAX
    if (isFull) return
    const name = nameOfPart(part)
    const before = new Set(store.parts.map(one => one.id))
    store.apply(label('duplicate', { name }), now => edits.doubled(now, part, freeName(name, takenNames()), newId))
    store.selectedId = store.parts.find(one => one.kind === part.kind && !before.has(one.id))?.id ?? part.id
  }

  function remove(): void {
    const part = store.selected
    if (part !== null) store.apply(label('remove', { name: nameOfPart(part) }), fleet => edits.without(fleet, part))
  }

  function move(by: number): void {
    const part = store.selected
    if (part !== null) store.apply(label('move', { name: nameOfPart(part) }), fleet => edits.moved(fleet, part, by < 0 ? -1 : 1))
  }

  /** One edit of the selected ship. */
  function design(step: (name: string) => Message, change: (ship: DraftShip) => DraftShip, mergeAs: string | null = null): void {
    const part = store.selected
    if (part?.kind === 'ship') store.apply(step(part.ship.name), fleet => edits.withShip(fleet, part.id, change), mergeAs)
  }

  const sectorStep = (name: string, sector: Sector) => (ship: string) => label(name, { name: ship, sector: { key: `pw.sector.${sector}` } })

  function setSize(size: ShipSize): void {
    design(
      name => label('size', { name, size: { key: `pw.size.${size}` } }),
      ship => ({ ...ship, size })
    )
  }

  function setPoints(sector: Sector, points: number): void {
    design(sectorStep('points', sector), ship => withPoints(ship, sector, points), `${store.selectedId ?? ''} ${sector} points`)
  }

  function setElements(sector: Sector, elements: readonly Element[]): void {
    design(sectorStep('elements', sector), ship => withElements(ship, sector, elements), `${store.selectedId ?? ''} ${sector} elements`)
  }

  function addElement(sector: Sector, element: Element): void {
    design(sectorStep('elements', sector), ship => withElement(ship, sector, element))
  }

  function dropElement(sector: Sector, index: number): void {
    design(sectorStep('elements', sector), ship => withoutElement(ship, sector, index))
  }

  /** Puts it right, or selects where it is found. */
  function mend(problem: FleetProblem): void {
    const fleet = board()
    const remedy = fleet === null ? null : remedyFor(fleet, problem)
    if (remedy === null) return show(problem)
    const step = label('mend', { rule: problem.source })
    switch (remedy.type) {
      case 'addSquadron':
        return addSquadron()
      case 'addShip':
        return addShip(remedy.squadronId)
      case 'splitSquadron':
        store.apply(step, now => edits.splitSquadron(now, remedy.squadronId, name => freeName(name, takenNames()), newId))
        break
      case 'setBudget':
        store.apply(step, now => ({ ...now, budgetPoints: remedy.points }))
        break
      case 'renewIds':
        store.apply(step, now => ({ ...copyFleet(now, now.name, newId), id: now.id }))
        break
      default:
        store.apply(step, now => edits.withShip(now, remedy.ship.id, () => remedy.ship))
    }
    show(problem)
  }

  /** Selects where it is found. */
  function show({ at, sector }: FleetProblem): void {
    if (at !== null) store.selectedId = at
    if (sector !== null) store.sector = sector
  }

  return {
    rename,
    renameFleet,
    setBudget,
    allow,
    addSquadron,
    addShip,
    duplicate,
    remove,
    move,
    selectNext: store.selectNext,
    setSize,
    setPoints,
    setElements,
    addElement,
    dropElement,
    mend,
    show
  }
}
