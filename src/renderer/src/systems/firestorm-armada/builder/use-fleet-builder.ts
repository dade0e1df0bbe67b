import type { Message } from '@shared/core/engine/message'
import { omit } from '@shared/kernel/collections'
import type { DraftFleet, DraftShip, DraftWing, WingKind } from '@shared/systems/firestorm-armada/model/design'
import type { FleetProblem } from '@shared/systems/firestorm-armada/validate/problem'
import { withPart } from '../../../builder/draft/roster-tree'
import { useBuilder } from '../../../builder/frame/use-builder'
import type { Builder, BuilderKinds } from '../../../contract/system-builder'
import { withCardOf } from './edits/fleet-edits'
import type { FleetPart } from './edits/fleet-parts'
import type { ShipExtra } from './ship-figures'

export interface FleetKinds extends BuilderKinds {
  readonly roster: DraftFleet
  readonly part: FleetPart
  readonly problem: FleetProblem
  readonly own: FleetActs
}

export type FleetBuilder = Builder<FleetKinds>

/** The builder, typed for Firestorm Armada. */
export const useFleetBuilder = (): FleetBuilder => useBuilder() as FleetBuilder

export interface FleetActs {
  setFaction(faction: DraftFleet['faction']): void
  setAllied(isAllied: boolean): void
  /** `field` names what is changed. */
  changeShip(change: Partial<DraftShip>, field: string): void
  /** Null where the card has none. */
  setExtra(field: ShipExtra, value: number | null): void
  /** Empty where the card has none. */
  setRules(text: string): void
  setWingKind(kind: WingKind | null): void
  /** Copies the selected ship's card to the whole squadron. */
  spreadCard(): void
}

const label = (name: string, values: NonNullable<Message['values']> = {}): Message => ({ key: `faBuilder.edit.${name}`, values })

export function fleetActs(builder: FleetBuilder): FleetActs {
  function setExtra(field: ShipExtra | 'specialRules', value: number | string | null): void {
    const { selected } = builder
    if (selected?.kind !== 'ship') return
    const step = label('ship', { name: selected.name, what: { key: `faBuilder.field.${field}` } })
    const set = (ship: DraftShip): DraftShip => (value === null ? omit(ship, field) : { ...ship, [field]: value })
    builder.edit(step, fleet => withPart(fleet, selected.ship.id, set), `${selected.id} ${field}`)
  }

  return {
    setFaction: faction => builder.edit(label('faction', { faction: { key: `fa.faction.${faction}` } }), fleet => ({ ...fleet, faction })),
    setAllied: isAllied => builder.edit(label(isAllied ? 'ally' : 'unally'), fleet => ({ ...fleet, isAllied })),
    changeShip(change, field) {
      const { selected } = builder
      if (selected?.kind !== 'ship') return
      const step = label('ship', { name: selected.name, what: { key: `faBuilder.field.${field}` } })
      builder.edit(
        step,
        fleet => withPart(fleet, selected.ship.id, (ship: DraftShip) => ({ ...ship, ...change })),
        `${selected.id} ${field}`
      )
    },
    setExtra,
    setRules: text => setExtra('specialRules', text === '' ? null : text),
    setWingKind(kind) {
      const { selected } = builder
      if (selected?.kind !== 'wing') return
      const step = label('ship', { name: selected.name, what: { key: 'faBuilder.field.wingKind' } })
      const set = (wing: DraftWing): DraftWing => (kind === null ? omit(wing, 'kind') : { ...wing, kind })
      builder.edit(step, fleet => withPart(fleet, selected.wing.id, set))
    },
    spreadCard() {
      const { selected } = builder
      if (selected?.kind !== 'ship') return
      builder.edit(label('spreadCard', { name: selected.name }), fleet => withCardOf(fleet, selected.unit, selected.ship))
    }
  }
}
