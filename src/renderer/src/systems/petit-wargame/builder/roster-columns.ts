import { elementSign, readElements } from '@shared/systems/petit-wargame/derive/element-letters'
import {
  squadronId,
  type DraftFleet,
  type DraftSector,
  type DraftShip,
  type DraftSquadron
} from '@shared/systems/petit-wargame/model/design'
import { SHIP_SIZES, type BySector, type Element, type Sector } from '@shared/systems/petit-wargame/model/element'
import { NUMBER_MAX } from '@shared/systems/petit-wargame/tables/limits'
import { guarded, unguarded } from '@shared/kernel/formula-guard'
import { choice, figure, flag, name, wrong } from '../../../builder/tables/cells'
import { column, group, groups, list, optional, rosterTable, UNTOLD } from '../../../builder/tables/fields'
import type { CellKind, TableGroup } from '../../../contract/tables/roster-table'
import { newShip } from './fleet-edits'
import { SHIPS_MAX, SQUADRONS_MAX } from './roster-edits'
import { SECTOR_MAX } from './ship/ship-edits'

/** Elements by their letters, as their field takes them. An engine's sign would make a formula of the cell. */
const elements: CellKind<readonly Element[]> = {
  write: value => guarded(value.map(elementSign).join('')),
  read(text) {
    const value = readElements(unguarded(text))
    if (value === null) return wrong('elements', text)
    return value.length > SECTOR_MAX ? wrong('several', text, { most: SECTOR_MAX }) : { value }
  },
  empty: { value: [] }
}

const sector = (where: Sector): TableGroup =>
  group<DraftSector>({
    points: column(`pwBuilder.table.points.${where}`, figure(0, SECTOR_MAX)),
    elements: column(`pwBuilder.table.elements.${where}`, elements)
  })

const ships = list<DraftShip>(
  {
    id: UNTOLD,
    name: column('pwBuilder.column.ship', name, 'pwBuilder.nameOf.ship', 'tables.name', 'pw.roster.ships'),
    size: column('pwBuilder.column.size', choice(SHIP_SIZES, 'pw.size')),
    sectors: group<BySector<DraftSector>>({
      front: sector('front'),
      rear: sector('rear'),
      right: sector('right'),
      left: sector('left'),
      top: sector('top'),
      bottom: sector('bottom')
    })
  },
  { lead: 'name', most: SHIPS_MAX, fresh: ({ word, newId }) => newShip(null, word('pwBuilder.new.ship'), newId) }
)

const squadrons = groups<DraftSquadron>(
  {
    id: UNTOLD,
    name: column('pwBuilder.squadron', name, 'pwBuilder.nameOf.squadron', 'pw.roster.squadrons'),
    isHidden: optional('builder.hidden', flag),
    ships
  },
  {
    lead: 'name',
    most: SQUADRONS_MAX,
    fresh: ({ word, newId }) => ({ id: squadronId(newId()), name: word('pwBuilder.new.squadron'), ships: [] })
  }
)

/** A row for each ship under its squadron, with the points and elements of its six sectors. */
export const fleetTable = rosterTable<DraftFleet>(
  {
    id: UNTOLD,
    allowIllegal: UNTOLD,
    name: column('pw.roster.nameLabel', name, 'pw.roster.defaultName'),
    budgetPoints: column('pwBuilder.budget.label', figure(0, NUMBER_MAX)),
    squadrons
  },
  { main: ['squadrons', 'ships'], counted: 'pw.roster.shipCount' }
)
