import { nextTick, ref, shallowRef } from 'vue'
import type { Message } from '@shared/core/engine/message'
import type { DraftFleet, DraftShip } from '@shared/systems/petit-wargame/model/design'
import type { Element, Sector, ShipSize } from '@shared/systems/petit-wargame/model/element'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import { withPart } from '../../../builder/draft/roster-tree'
import { useBuilder } from '../../../builder/frame/use-builder'
import type { Builder, BuilderKinds } from '../../../contract/system-builder'
import type { FleetPart } from './fleet-parts'
import { withElement, withElements, withoutElement, withPoints } from './ship/ship-edits'

/** Adds a ship to the squadron at hand. */
export const SHIP_KEY = 's'

export interface FleetKinds extends BuilderKinds {
  readonly roster: DraftFleet
  readonly part: FleetPart
  readonly problem: FleetProblem
  readonly own: FleetActs
}

export type FleetBuilder = Builder<FleetKinds>

/** The builder with the types of Petit Wargame. */
export const useFleetBuilder = (): FleetBuilder => useBuilder() as FleetBuilder

export interface FleetActs {
  isReferenceOpen: boolean
  setBudget(points: number): void
  /** The sector of the selected ship that receives elements. */
  readonly sector: Sector
  chooseSector(sector: Sector): void
  /** Focuses the letters of a sector. */
  goToSector(sector: Sector): Promise<void>
  /** Focuses the field where a problem can be fixed. */
  goToProblem(problem: FleetProblem): Promise<void>
  setSize(size: ShipSize): void
  setPoints(sector: Sector, points: number): void
  setElements(sector: Sector, elements: readonly Element[]): void
  addElement(sector: Sector, element: Element): void
  dropElement(sector: Sector, index: number): void
}

const label = (name: string, values: NonNullable<Message['values']>): Message => ({ key: `pwBuilder.edit.${name}`, values })
const inSector = (step: 'points' | 'elements', sector: Sector) => (name: string) =>
  label(step, { name, sector: { key: `pw.sector.${sector}` } })

export function useFleetActs(builder: FleetBuilder): FleetActs {
  const isReferenceOpen = ref(false)
  const sector = shallowRef<Sector>('front')

  /** One edit of the selected ship. */
  function design(step: (name: string) => Message, change: (ship: DraftShip) => DraftShip, merges: string | null = null): void {
    const { selected } = builder
    if (selected?.kind !== 'ship') return
    builder.edit(
      step(selected.name),
      fleet => withPart(fleet, selected.ship.id, change),
      merges === null ? null : `${selected.id} ${merges}`
    )
  }

  async function goToSector(to: Sector): Promise<void> {
    sector.value = to
    await nextTick()
    document.getElementById(`sector-${to}`)?.focus()
  }

  return {
    get isReferenceOpen() {
      return isReferenceOpen.value
    },
    set isReferenceOpen(isOpen) {
      isReferenceOpen.value = isOpen
    },
    setBudget: points => builder.edit(label('budget', { points }), fleet => ({ ...fleet, budgetPoints: points }), 'budget'),
    get sector() {
      return sector.value
    },
    chooseSector: to => void (sector.value = to),
    goToSector,
    async goToProblem(problem) {
      if (problem.field === 'name') await builder.focusName()
      else if (problem.field === 'size') document.querySelector<HTMLElement>('.choice-row input:checked')?.focus()
      else await goToSector(problem.sector ?? sector.value)
    },
    setSize: size =>
      design(
        name => label('size', { name, size: { key: `pw.size.${size}` } }),
        ship => ({ ...ship, size })
      ),
    setPoints: (to, points) => design(inSector('points', to), ship => withPoints(ship, to, points), `${to} points`),
    setElements: (to, elements) => design(inSector('elements', to), ship => withElements(ship, to, elements), `${to} elements`),
    addElement: (to, element) => design(inSector('elements', to), ship => withElement(ship, to, element)),
    dropElement: (to, index) => design(inSector('elements', to), ship => withoutElement(ship, to, index))
  }
}
