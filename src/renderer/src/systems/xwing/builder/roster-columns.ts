import {
  PAYMENTS,
  WEAPON_KINDS,
  type Ability,
  type DraftShip,
  type DraftSquad,
  type DraftWeapon,
  type Tokens
} from '@shared/systems/xwing/model/squad'
import { ABILITY_WINDOWS } from '@shared/systems/xwing/model/stages'
import { ARCS } from '@shared/systems/xwing/tables/arcs'
import { NUMBER_MAX, RANGE_MAX, RANGE_MIN, TEXT_MAX } from '@shared/systems/xwing/tables/limits'
import { choice, choices, figure, figureOrNone, flag, line, name } from '../../../builder/tables/cells'
import { column, group, list, optional, rosterTable, UNTOLD } from '../../../builder/tables/fields'
import { newPrimary, newShip } from './new-cards'
import { SHIPS_MAX } from './squad-edits'
import { ABILITIES_MAX, WEAPONS_MAX } from './use-squad-builder'

/** Most things of one kind that a weapon asks for or costs. */
const PAYMENTS_MAX = 10
const points = figure(0, NUMBER_MAX)
const payments = choices(PAYMENTS, PAYMENTS_MAX, 'xwBuilder.token', 'xw.token')

const weapons = list<DraftWeapon>(
  {
    id: UNTOLD,
    name: column('tables.weapon', name, 'xwBuilder.weaponName', 'xwBuilder.field.weapons'),
    kind: column('xwBuilder.field.kind', choice(WEAPON_KINDS, 'xw.weaponKind')),
    arc: column('xwBuilder.field.arc', choice(ARCS, 'xw.arc')),
    attack: column('xwBuilder.field.attack', points),
    rangeMin: column('xwBuilder.field.rangeMin', figure(RANGE_MIN, RANGE_MAX)),
    rangeMax: column('xwBuilder.field.rangeMax', figure(RANGE_MIN, RANGE_MAX)),
    isOrdnance: column('xwBuilder.field.isOrdnance', flag),
    requires: column('xwBuilder.field.requires', payments),
    requiresText: column('xwBuilder.requiresText', line(TEXT_MAX)),
    charges: column('xwBuilder.field.charges', points),
    cost: group<DraftWeapon['cost']>({
      charges: column('xwBuilder.table.costCharges', points),
      payments: column('xwBuilder.field.cost', payments),
      text: column('xwBuilder.costText', line(TEXT_MAX))
    })
  },
  { lead: 'name', most: WEAPONS_MAX, fresh: ({ word, newId }) => newPrimary(word('xwBuilder.newWeapon'), newId) }
)

const abilities = list<Ability>(
  {
    name: column('xwBuilder.newAbility', line(TEXT_MAX), 'xwBuilder.abilityName', 'xwBuilder.field.abilities'),
    window: column('xwBuilder.table.window', choice(ABILITY_WINDOWS, 'xw.stage'))
  },
  { lead: 'name', most: ABILITIES_MAX, fresh: () => ({ name: '', window: 'attackerModifiesAttack' }) }
)

const ships = list<DraftShip>(
  {
    id: UNTOLD,
    name: column('xwBuilder.column.ship', name, 'xwBuilder.shipName', 'tables.name', 'xwBuilder.field.ships'),
    initiative: column('xwBuilder.field.initiative', points, 'xwBuilder.column.initiative'),
    agility: column('xwBuilder.field.agility', points),
    hull: column('xwBuilder.field.hull', points),
    shields: column('xwBuilder.field.shields', points),
    tokens: group<Tokens>({
      focus: column('xwBuilder.token.focus', points, 'xw.token.focus'),
      calculate: column('xwBuilder.token.calculate', points, 'xw.token.calculate'),
      evade: column('xwBuilder.token.evade', points, 'xw.token.evade'),
      stress: column('xwBuilder.token.stress', points, 'xw.token.stress'),
      force: column('xwBuilder.token.force', points)
    }),
    points: optional('xwBuilder.field.points', points, 'tables.points'),
    isHidden: optional('builder.hidden', flag),
    weapons,
    abilities
  },
  { lead: 'name', most: SHIPS_MAX, fresh: ({ word, newId }) => newShip(word('xwBuilder.newShip'), word('xwBuilder.newWeapon'), newId) }
)

/** A row for each ship; further weapons and abilities in the rows below it. */
export const squadTable = rosterTable<DraftSquad>(
  {
    id: UNTOLD,
    allowIllegal: UNTOLD,
    name: column('xw.roster.nameLabel', name, 'xw.roster.defaultName'),
    attackDiceOwned: column('xwBuilder.field.attackDiceOwned', figureOrNone(0, NUMBER_MAX)),
    defenseDiceOwned: column('xwBuilder.field.defenseDiceOwned', figureOrNone(0, NUMBER_MAX)),
    ships
  },
  { main: ['ships'], counted: 'xw.roster.shipCount' }
)
