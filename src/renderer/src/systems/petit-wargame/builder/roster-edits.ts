import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import type { Grown, RosterEdits, Supplies } from '../../../contract/system-builder'
import { freeName } from '../../../ui/text/name-text'
import { copyFleet } from '../rosters/copy-fleet'
import * as edits from './fleet-edits'
import { partsOf } from './fleet-parts'
import type { Remedy } from './remedy'
import { remedyFor } from './remedy'
import type { FleetKinds } from './use-fleet-builder'

/** Most of each that the files accept. */
const SQUADRONS_MAX = 60
const SHIPS_MAX = 60

export const fleetEdits: RosterEdits<FleetKinds> = {
  added: (fleet, what, selected, supplies) =>
    what === 'squadron' ? withNewSquadron(fleet, supplies) : withNewShip(fleet, selected?.squadron.id ?? null, supplies),
  duplicated(fleet, part, { taken, newId }) {
    const isFull = part.kind === 'squadron' ? fleet.squadrons.length >= SQUADRONS_MAX : part.squadron.ships.length >= SHIPS_MAX
    if (isFull) return null
    const before = new Set(partsOf(fleet).map(one => one.id))
    const roster = edits.doubled(fleet, part, freeName(part.name, taken), newId)
    const copy = partsOf(roster).find(one => one.kind === part.kind && !before.has(one.id))
    return { roster, id: copy?.id ?? part.id }
  },
  renamed: edits.renamed,
  removed: edits.without,
  moved: edits.moved,
  mended(fleet, problem, supplies) {
    const remedy = remedyFor(fleet, problem)
    return remedy === null ? null : remedied(fleet, remedy, supplies)
  }
}

function withNewSquadron(fleet: DraftFleet, { word, taken, newId }: Supplies): Grown<DraftFleet> | null {
  if (fleet.squadrons.length >= SQUADRONS_MAX) return null
  const [name, ship] = [freeName(word('pwBuilder.new.squadron'), taken), freeName(word('pwBuilder.new.ship'), taken)]
  const squadron = edits.newSquadron(name, ship, newId)
  return { roster: { ...fleet, squadrons: [...fleet.squadrons, squadron] }, id: squadron.id }
}

function withNewShip(fleet: DraftFleet, squadronId: string | null, { word, taken, newId }: Supplies): Grown<DraftFleet> | null {
  const squadron = fleet.squadrons.find(one => one.id === squadronId)
  if (squadron === undefined || squadron.ships.length >= SHIPS_MAX) return null
  const ship = edits.newShip(squadron, freeName(squadron.ships.at(-1)?.name ?? word('pwBuilder.new.ship'), taken), newId)
  return { roster: edits.withSquadron(fleet, squadron.id, { ships: [...squadron.ships, ship] }), id: ship.id }
}

function remedied(fleet: DraftFleet, remedy: Remedy, supplies: Supplies): DraftFleet | null {
  switch (remedy.type) {
    case 'addSquadron':
      return withNewSquadron(fleet, supplies)?.roster ?? null
    case 'addShip':
      return withNewShip(fleet, remedy.squadronId, supplies)?.roster ?? null
    case 'splitSquadron':
      return edits.splitSquadron(fleet, remedy.squadronId, name => freeName(name, supplies.taken), supplies.newId)
    case 'setBudget':
      return { ...fleet, budgetPoints: remedy.points }
    case 'renewIds':
      return { ...copyFleet(fleet, fleet.name, supplies.newId), id: fleet.id }
    default:
      return edits.withShip(fleet, remedy.ship.id, () => remedy.ship)
  }
}
