import {
  FACTIONS,
  MOUNTS,
  SHIP_CLASSES,
  unitId,
  WING_KINDS,
  type DraftFleet,
  type DraftFlight,
  type DraftShip,
  type DraftSquadron,
  type DraftWeapon,
  type DraftWing
} from '@shared/systems/firestorm-armada/model/design'
import { LIMITS } from '@shared/systems/firestorm-armada/tables/limits'
import { choice, figure, figureOrNone, figures, flag, line, name } from '../../../builder/tables/cells'
import { column, groups, list, optional, rosterTable, UNTOLD } from '../../../builder/tables/fields'
import { newShip, newWing, WEAPONS_MAX } from './edits/fleet-edits'
import { SHIPS_MAX, UNITS_MAX, WINGS_MAX } from './edits/roster-edits'

/** What the files accept; the builder says which figures are too high. */
const FIGURE_MAX = 999
const BANDS_MAX = 8
const card = figure(0, FIGURE_MAX)
const rating = figureOrNone(0, FIGURE_MAX)

const weapons = list<DraftWeapon>(
  {
    id: UNTOLD,
    name: column('tables.weapon', name, 'faBuilder.weaponName', 'faBuilder.weapons'),
    mount: column('faBuilder.mount', choice(MOUNTS, 'fa.mount')),
    dice: column('faBuilder.fire.title', figures(0, FIGURE_MAX, BANDS_MAX))
  },
  { lead: 'name', most: WEAPONS_MAX, fresh: ({ newId }) => ({ id: newId(), name: '', mount: 'turret', dice: [1] }) }
)

const ships = list<DraftShip>(
  {
    id: UNTOLD,
    name: column('faBuilder.new.ship', name, 'faBuilder.nameOf.ship', 'tables.name', 'fa.roster.ships'),
    shipClass: column('faBuilder.field.shipClass', choice(SHIP_CLASSES, 'fa.shipClass')),
    mv: column('faBuilder.field.mv', card, 'faBuilder.short.mv'),
    hull: column('faBuilder.field.hull', card, 'faBuilder.short.hull', 'fa.roster.hull'),
    crew: column('faBuilder.field.crew', card, 'faBuilder.short.crew'),
    assault: column('faBuilder.field.assault', card, 'faBuilder.short.assault'),
    pointDefence: column('faBuilder.field.pointDefence', card, 'faBuilder.short.pointDefence'),
    shields: column('faBuilder.field.shields', card, 'faBuilder.short.shields'),
    damageRating: column('faBuilder.field.damageRating', rating, 'faBuilder.short.damageRating'),
    criticalRating: column('faBuilder.field.criticalRating', rating, 'faBuilder.short.criticalRating'),
    points: optional('faBuilder.field.points', figure(0, LIMITS.points), 'faBuilder.short.points'),
    mines: optional('faBuilder.field.mines', card, 'faBuilder.short.mines'),
    specialRules: optional('faBuilder.field.specialRules', line(LIMITS.text)),
    weapons
  },
  { lead: 'name', most: SHIPS_MAX, fresh: ({ word, newId }) => newShip(null, word('faBuilder.new.ship'), newId) }
)

const squadrons = groups<DraftSquadron>(
  {
    id: UNTOLD,
    name: column('faBuilder.new.squadron', name, 'faBuilder.nameOf.squadron', 'fa.roster.squadrons'),
    isHidden: optional('builder.hidden', flag),
    ships
  },
  { lead: 'name', most: UNITS_MAX, fresh: ({ word, newId }) => ({ id: unitId(newId()), name: word('faBuilder.new.squadron'), ships: [] }) }
)

const wings = list<DraftWing>(
  {
    id: UNTOLD,
    name: column('faBuilder.new.wing', name, 'faBuilder.nameOf.wing', 'fa.roster.wings'),
    kind: optional('faBuilder.field.wingKind', choice(WING_KINDS, 'fa.wingKind'))
  },
  { lead: 'name', most: WINGS_MAX, fresh: ({ word, newId }) => newWing(word('faBuilder.new.wing'), newId) }
)

const flights = groups<DraftFlight>(
  {
    id: UNTOLD,
    name: column('faBuilder.new.flight', name, 'faBuilder.nameOf.flight', 'faBuilder.kind.flight'),
    isHidden: optional('builder.hidden', flag),
    wings
  },
  { lead: 'name', most: UNITS_MAX, fresh: ({ word, newId }) => ({ id: unitId(newId()), name: word('faBuilder.new.flight'), wings: [] }) }
)

/** A row for each ship under its squadron, with further weapons below it, and one for each wing under its flight. */
export const fleetTable = rosterTable<DraftFleet>(
  {
    id: UNTOLD,
    allowIllegal: UNTOLD,
    name: column('fa.roster.nameLabel', name, 'fa.roster.defaultName'),
    faction: column('faBuilder.faction', choice(FACTIONS, 'fa.faction')),
    isAllied: column('faBuilder.allied', flag),
    squadrons,
    flights
  },
  { main: ['squadrons', 'ships'], counted: 'fa.roster.shipCount' }
)
