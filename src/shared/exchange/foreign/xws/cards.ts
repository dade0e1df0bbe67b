import type { AbilityWindow } from '../../../systems/xwing/model/stages'
import type { Arc } from '../../../systems/xwing/tables/arcs'
import { SHIPS, UPGRADES } from './card-table'

/** A primary weapon: its arc and attack value. */
export interface CardAttack {
  readonly arc: Arc
  readonly attack: number
}

/** What a ship has on paper before its upgrades. */
interface CardFigures {
  readonly attacks: readonly CardAttack[]
  readonly agility: number
  readonly hull: number
  readonly shields: number
}

export interface PilotCard extends CardFigures {
  readonly id: string
  /** The name by which no other pilot goes: with the ship or the set behind it where several share it. */
  readonly name: string
  readonly ship: string
  readonly faction: string
  readonly initiative: number
  readonly force: number
}

/** The weapon that an upgrade is. */
interface CardWeapon extends CardAttack {
  readonly rangeMin: number
  readonly rangeMax: number
  readonly isOrdnance: boolean
  /** One of these is required. */
  readonly requires: readonly ('focus' | 'calculate' | 'lock')[]
  readonly charges: number
  readonly cost: number
}

/** A figure of a ship to which an upgrade adds. */
export type CardAdd = 'hull' | 'shields' | 'agility' | 'attack' | 'force'

export interface UpgradeCard {
  readonly id: string
  readonly slot: string
  /** The name by which no other upgrade goes. */
  readonly name: string
  /** When the ability of an upgrade that is no weapon is offered. */
  readonly window: AbilityWindow
  readonly weapon: CardWeapon | null
  /** What it adds to figures of its ship. */
  readonly adds: readonly (readonly [CardAdd, number])[]
}

const ARC_BY_LETTER: Readonly<Record<string, Arc>> = {
  b: 'bullseye',
  f: 'front',
  F: 'fullFront',
  l: 'left',
  R: 'right',
  r: 'rear',
  t: 'turret'
}
const WINDOW_BY_LETTER: Readonly<Record<string, AbilityWindow>> = {
  d: 'defenderModifiesDefense',
  a: 'attackerAbilities',
  A: 'defenderAbilities',
  b: 'attackerBonus'
}
const REQUIRES_BY_LETTER: Readonly<Record<string, 'focus' | 'calculate' | 'lock'>> = { f: 'focus', c: 'calculate', l: 'lock' }
const ADD_BY_LETTER: Readonly<Record<string, CardAdd>> = { h: 'hull', s: 'shields', g: 'agility', a: 'attack', F: 'force' }

/** Words for the ends of ids that name a set. */
const SETS: Readonly<Record<string, string>> = {
  battleofyavin: 'Battle of Yavin',
  battleoverendor: 'Battle over Endor',
  siegeofcoruscant: 'Siege of Coruscant'
}

/** The id that XWS makes of a name: small letters and digits alone, without accents. */
export function xwsId(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '')
}

interface Cards {
  readonly pilots: ReadonlyMap<string, PilotCard>
  readonly upgrades: ReadonlyMap<string, UpgradeCard>
  readonly ships: ReadonlySet<string>
}

let read: Cards | null = null

/** The table, taken apart when it is first asked for. */
export function cards(): Cards {
  read ??= readTables()
  return read
}

function readTables(): Cards {
  const ships = new Map<string, string>()
  const pilots: PilotCard[] = []
  let faction = ''
  for (const line of SHIPS.trim().split('\n')) {
    if (line.startsWith('@')) {
      faction = line.slice(1)
      continue
    }
    const [title = '', figures = '', ...rows] = line.split('|')
    const ship = named(title, '')
    ships.set(ship.id, ship.name)
    for (const row of rows) {
      const [, who = '', initiative, force = '0', own] = /^(.*):(\d)(?:\+(\d))?(?:=(.*))?$/u.exec(row) ?? []
      pilots.push({
        ...named(who, ship.id),
        ...figuresOf(own ?? figures),
        ship: ship.name,
        faction,
        initiative: Number(initiative),
        force: Number(force)
      })
    }
  }
  const upgrades = UPGRADES.trim()
    .split('\n')
    .flatMap(line => {
      const [slot = '', ...rows] = line.split('|')
      return rows.map(row => upgradeOf(slot, row))
    })
  return { pilots: apart(pilots, ships), upgrades: apart(upgrades, ships), ships: new Set(ships.keys()) }
}

/** `Name`, `Name~ending`, `Name*` where `own` is the ending, `Name^ending` without a dash before it, or `Name#id`. */
function named(written: string, own: string): { readonly id: string; readonly name: string } {
  const [, name = '', mark = '', ending = ''] = /^(.*?)(?:([~*^#])(.*))?$/u.exec(written) ?? []
  const base = xwsId(name)
  return { name, id: mark === '#' ? ending : mark === '*' ? `${base}-${own}` : mark === '~' ? `${base}-${ending}` : `${base}${ending}` }
}

/** As `f3t2 2 4 1`: attacks, agility, hull, shields. */
function figuresOf(written: string): CardFigures {
  const [attacks = '', agility, hull, shields] = written.split(' ')
  return {
    attacks: [...attacks.matchAll(/[a-zA-Z]\d/gu)].map(([one]) => attackOf(one)),
    agility: Number(agility),
    hull: Number(hull),
    shields: Number(shields)
  }
}

function attackOf(written: string): CardAttack {
  return { arc: ARC_BY_LETTER[written.charAt(0)] ?? 'front', attack: Number(written.slice(1)) }
}

/** As `Name:window`, or `Name@f3 2-3o l 2/1` for a weapon; then `=h+1` for what it adds. */
function upgradeOf(slot: string, row: string): UpgradeCard {
  const [, who = '', window = '', weapon, adds = ''] = /^([^:@=]*)(?::(\w))?(?:@([^=]*))?(?:=(.*))?$/u.exec(row) ?? []
  return {
    ...named(who, slot),
    slot,
    window: WINDOW_BY_LETTER[window] ?? 'attackerModifiesAttack',
    weapon: weapon === undefined ? null : weaponOf(weapon),
    adds: adds.split(' ').flatMap(one => {
      const add = ADD_BY_LETTER[one.charAt(0)]
      return add === undefined ? [] : [[add, Number(one.slice(1))] as const]
    })
  }
}

function weaponOf(written: string): CardWeapon {
  const [, attack = '', from, to, ordnance, requires = '', charges = '0', cost = '0'] =
    /^(\w\d) (\d)-(\d)(o?)(?: ([fcl]+))?(?: (\d+)\/(\d+))?$/u.exec(written) ?? []
  return {
    ...attackOf(attack),
    rangeMin: Number(from),
    rangeMax: Number(to),
    isOrdnance: ordnance === 'o',
    requires: [...requires].flatMap(letter => REQUIRES_BY_LETTER[letter] ?? []),
    charges: Number(charges),
    cost: Number(cost)
  }
}

/** Cards by id, with names that tell them apart. */
function apart<Card extends { readonly id: string; readonly name: string }>(
  rows: readonly Card[],
  ships: ReadonlyMap<string, string>
): ReadonlyMap<string, Card> {
  const times = new Map<string, number>()
  for (const { name } of rows) times.set(xwsId(name), (times.get(xwsId(name)) ?? 0) + 1)
  return new Map(
    rows.map(card => {
      const ending = card.id.slice(xwsId(card.name).length).replace(/^-/u, '')
      const isShared = (times.get(xwsId(card.name)) ?? 0) > 1 && ending !== ''
      return [card.id, isShared ? { ...card, name: `${card.name} (${SETS[ending] ?? ships.get(ending) ?? ending})` } : card]
    })
  )
}
