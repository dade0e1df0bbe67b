import {
  MARS,
  POOL_DICE,
  squadronId,
  UNIT_TYPES,
  WEAPON_CLASSES,
  WEAPON_KINDS,
  WING_TYPES,
  type DraftForce,
  type DraftSquadron,
  type DraftUnit,
  type DraftWeapon,
  type DraftWing,
  type Mar,
  type WeaponBand
} from '@shared/systems/dystopian-wars/model/force'
import { INCHES_MAX, NUMBER_MAX, TEXT_MAX } from '@shared/systems/dystopian-wars/tables/limits'
import { choice, choiceOrNone, figure, flag, line, name, pairs } from '../../../builder/tables/cells'
import { column, groups, list, optional, rosterTable, UNTOLD } from '../../../builder/tables/fields'
import type { CellKind } from '../../../contract/tables/roster-table'
import { BANDS_MAX, MARS_MAX, PARTS_MAX, WEAPONS_MAX } from './cards/card-limits'
import { NEW_MAR, newUnit, newWeapon, newWing } from './cards/new-cards'

const points = figure(0, NUMBER_MAX)
const signed = figure(-NUMBER_MAX, NUMBER_MAX)

/** Dice by distance: "8 = 6; 16 = 4". */
const inBands = pairs(INCHES_MAX, NUMBER_MAX, BANDS_MAX)
const bands: CellKind<readonly WeaponBand[]> = {
  write: (value, said) =>
    inBands.write(
      value.map(({ toInches, dice }) => [toInches, dice] as const),
      said
    ),
  read(text, said) {
    const read = inBands.read(text, said)
    return 'problem' in read ? read : { value: read.value.map(([toInches, dice]) => ({ toInches, dice })) }
  },
  empty: { value: [] }
}

/** Model rules of units and of wings stand in the same columns. */
const mars = list<Mar>(
  {
    mar: column('dwBuilder.column.mars', choice(MARS, 'dw.mar'), 'dwBuilder.mars'),
    text: column('dwBuilder.table.marText', line(TEXT_MAX), 'dwBuilder.mar.text'),
    dice: column('dwBuilder.table.marDice', signed),
    abort: column('dwBuilder.table.marAbort', signed)
  },
  { lead: 'mar', most: MARS_MAX, fresh: () => NEW_MAR }
)

const weapons = list<DraftWeapon>(
  {
    id: UNTOLD,
    name: column('tables.weapon', name, 'dwBuilder.weapon.name', 'dwBuilder.weapons'),
    weaponClass: column('dwBuilder.weapon.class', choice(WEAPON_CLASSES, 'dw.weaponClass')),
    kind: column('dwBuilder.weapon.kind', choice(WEAPON_KINDS, 'dw.weaponKind')),
    bands: column('dwBuilder.table.bands', bands),
    poolDice: column('dwBuilder.weapon.sixes', choiceOrNone(POOL_DICE, 'dwBuilder.dice.ruling', 'dwBuilder.dice'))
  },
  { lead: 'name', most: WEAPONS_MAX, fresh: ({ word, newId }) => newWeapon(word('dwBuilder.newWeapon'), newId) }
)

const units = list<DraftUnit>(
  {
    id: UNTOLD,
    name: column('dwBuilder.table.unit', name, 'dwBuilder.nameOf.unit', 'tables.name', 'dw.roster.units'),
    type: column('dwBuilder.type', choice(UNIT_TYPES, 'dw.unitType')),
    isSmall: column('dwBuilder.isSmall', flag),
    hp: column('dwBuilder.number.hp', points, 'dwBuilder.column.hp', 'dw.roster.hull'),
    dr: column('dwBuilder.number.dr', points),
    cr: column('dwBuilder.number.cr', points),
    ap: column('dwBuilder.number.ap', points),
    aa: column('dwBuilder.number.aa', points),
    cc: column('dwBuilder.number.cc', points),
    shields: column('dwBuilder.number.shields', points, 'dwBuilder.column.shields'),
    guardians: column('dwBuilder.number.guardians', points, 'dwBuilder.column.guardians'),
    movementInches: column('dwBuilder.number.movementInches', points, 'dwBuilder.column.movementInches', 'dw.field.movementInches'),
    weapons,
    mars
  },
  { lead: 'name', most: PARTS_MAX, fresh: ({ word, newId }) => newUnit(word('dwBuilder.newUnit'), word('dwBuilder.newWeapon'), newId) }
)

const wings = list<DraftWing>(
  {
    id: UNTOLD,
    name: column('dwBuilder.table.wing', name, 'dwBuilder.nameOf.wing', 'dw.roster.wings'),
    type: column('dwBuilder.type', choice(WING_TYPES, 'dw.wingType')),
    tokens: column('dwBuilder.number.tokens', points),
    fuel: column('dwBuilder.number.fuel', points),
    aaPerToken: column('dwBuilder.number.aaPerToken', points, 'dw.field.aaPerToken'),
    ordnancePerToken: column('dwBuilder.number.ordnancePerToken', points, 'dw.field.ordnancePerToken'),
    ordnanceKind: column('dwBuilder.ordnanceKind', choiceOrNone(WEAPON_KINDS, 'dwBuilder.noOrdnance', 'dw.weaponKind')),
    isOnCap: column('dwBuilder.isOnCap', flag),
    mars
  },
  { lead: 'name', most: PARTS_MAX, fresh: ({ word, newId }) => newWing(word('dwBuilder.newWing'), newId) }
)

const squadrons = groups<DraftSquadron>(
  {
    id: UNTOLD,
    name: column('dwBuilder.table.squadron', name, 'dwBuilder.nameOf.squadron', 'dw.roster.squadrons'),
    isHidden: optional('builder.hidden', flag),
    units,
    wings
  },
  {
    lead: 'name',
    most: PARTS_MAX,
    fresh: ({ word, newId }) => ({ id: squadronId(newId()), name: word('dwBuilder.newSquadron'), units: [], wings: [] })
  }
)

/** A row for each unit or wing under its squadron; further weapons and model rules in the rows below it. */
export const forceTable = rosterTable<DraftForce>(
  {
    id: UNTOLD,
    allowIllegal: UNTOLD,
    name: column('dw.roster.nameLabel', name, 'dw.roster.defaultName'),
    cards: column('dw.roster.cards', points),
    squadrons
  },
  { main: ['squadrons', 'units'], counted: 'dw.roster.unitCount' }
)
