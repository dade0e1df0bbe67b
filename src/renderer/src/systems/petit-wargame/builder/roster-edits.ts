import type { DraftFleet, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { copied, treeEdits, withoutPart, withPart } from '../../../builder/draft/roster-tree'
import type { Addition, RosterEdits, EditContext } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import * as edits from './fleet-edits'
import { remedyFor, type Remedy } from './remedy'
import type { FleetKinds } from './use-fleet-builder'

/** Maximum number of each in the schema. */
export const SQUADRONS_MAX = 60
export const SHIPS_MAX = 60

export const fleetEdits: RosterEdits<FleetKinds> = {
  ...treeEdits<FleetKinds>(({ kind }) => (kind === 'squadron' ? SQUADRONS_MAX : SHIPS_MAX)),
  added: (fleet, what, selected, context) =>
    what === 'squadron' ? withNewSquadron(fleet, context) : withNewShip(fleet, selected?.squadron.id ?? null, context),
  remedied(fleet, problem, context) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? null : remedied(fleet, remedy, context)
  }
}

function withNewSquadron(fleet: DraftFleet, { word, taken, newId }: EditContext): Addition<DraftFleet> | null {
  if (fleet.squadrons.length >= SQUADRONS_MAX) return null
  const [name, ship] = [freeName(word('pwBuilder.new.squadron'), taken), freeName(word('pwBuilder.new.ship'), taken)]
  const squadron = edits.newSquadron(name, ship, newId)
  return { roster: { ...fleet, squadrons: [...fleet.squadrons, squadron] }, id: squadron.id }
}

function withNewShip(fleet: DraftFleet, squadronId: string | null, { word, taken, newId }: EditContext): Addition<DraftFleet> | null {
  const squadron = fleet.squadrons.find(one => one.id === squadronId)
  if (squadron === undefined || squadron.ships.length >= SHIPS_MAX) return null
  const ship = edits.newShip(squadron, freeName(squadron.ships.at(-1)?.name ?? word('pwBuilder.new.ship'), taken), newId)
  const roster = withPart(fleet, squadron.id, (one: DraftSquadron) => ({ ...one, ships: [...one.ships, ship] }))
  return { roster, id: ship.id }
}

function remedied(fleet: DraftFleet, remedy: Remedy, context: EditContext): DraftFleet | null {
  switch (remedy.type) {
    case 'addSquadron':
      return withNewSquadron(fleet, context)?.roster ?? null
    case 'addShip':
      return withNewShip(fleet, remedy.squadronId, context)?.roster ?? null
    case 'splitSquadron':
      return edits.splitSquadron(fleet, remedy.squadronId, name => freeName(name, context.taken), context.newId)
    case 'dropPart':
      return withoutPart(fleet, remedy.id)
    case 'setBudget':
      return { ...fleet, budgetPoints: remedy.points }
    case 'renewIds':
      return { ...copied(fleet, fleet.name, context.newId), id: fleet.id }
    default:
      return withPart(fleet, remedy.ship.id, () => remedy.ship)
  }
}
