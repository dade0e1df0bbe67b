import { err, ok, type Result } from '../../../kernel/result'
import { shipId, weaponId, type Ability, type DraftShip, type DraftWeapon } from '../../../systems/xwing/model/squad'
import { NO_TOKENS } from '../../../systems/xwing/state'
import { DICE_MAX, NUMBER_MAX, RANGE_MAX, RANGE_MIN } from '../../../systems/xwing/tables/limits'
import type { ImportProblem } from '../../import-problem'
import { plainName } from '../plain-name'
import { cards, type CardAdd, type CardAttack, type PilotCard, type UpgradeCard } from './cards'
import type { PilotXws } from './xws-schema'

/** The most abilities of a ship, and the most weapons, as in its schema. */
const PARTS_MAX = 20

interface ShipRead {
  readonly ship: DraftShip
  /** Its figures came from the table. */
  readonly isKnown: boolean
  readonly unknownUpgrades: readonly string[]
  /** Its points were no whole number that a card can have. */
  readonly hasLostPoints: boolean
}

/** An upgrade as a squad names it. */
type Named = Pick<UpgradeCard, 'name'> & Partial<UpgradeCard>

/**
 * A pilot with its upgrades as a ship of ours. An upgrade is a line among the abilities, or the weapon that it is; what it adds to figures
 * is added. Of the first edition only names are taken from the table, for its figures were others.
 */
export function shipOf(pilot: PilotXws, index: number, isFirst: boolean): Result<ShipRead, ImportProblem> {
  const path = `pilots.${String(index)}`
  const said = pilot.id ?? pilot.name ?? ''
  const known = pilotCard(said)
  const name = known?.name ?? plainName(pilot.name ?? said)
  if (name === '') return err({ code: 'invalid', at: `${path}.id` })
  const upgrades = upgradesOf(pilot).map(id => upgradeNamed(id))
  const card = isFirst ? undefined : known
  const id = `xws-${String(index)}`
  const weapons = isFirst ? [] : weaponsOf(card, upgrades, id)
  const abilities = upgrades.filter(one => isFirst || !one.weapon).map(abilityOf)
  if (abilities.length > PARTS_MAX || weapons.length > PARTS_MAX) return err({ code: 'out-of-range', at: `${path}.upgrades` })
  const points = pointsOf(pilot.points)
  const added = (add: CardAdd): number => (card === undefined ? 0 : sumOf(upgrades, add))
  const figure = (base: number, add: CardAdd): number => Math.min(NUMBER_MAX, Math.max(0, base + added(add)))
  return ok({
    ship: {
      id: shipId(id),
      name,
      initiative: card?.initiative ?? 0,
      agility: figure(card?.agility ?? 0, 'agility'),
      hull: figure(card?.hull ?? 0, 'hull'),
      shields: figure(card?.shields ?? 0, 'shields'),
      tokens: { ...NO_TOKENS, force: figure(card?.force ?? 0, 'force') },
      weapons,
      ...(points === null ? {} : { points }),
      ...(abilities.length === 0 ? {} : { abilities })
    },
    isKnown: card !== undefined,
    unknownUpgrades: upgrades.filter(one => one.id === undefined).map(one => one.name),
    hasLostPoints: points === null && pilot.points !== undefined && pilot.points !== null
  })
}

/** A pilot of the table. The lighter cards of the same set, whose ids end in `-lsl`, have the same figures. */
function pilotCard(id: string): PilotCard | undefined {
  const { pilots } = cards()
  const plain = id.trim().toLowerCase()
  return pilots.get(plain) ?? pilots.get(plain.replace(/-lsl\b/u, ''))
}

function upgradesOf({ upgrades }: PilotXws): readonly string[] {
  if (upgrades === null || upgrades === undefined || Array.isArray(upgrades)) return []
  return Object.values(upgrades)
    .flatMap(ids => ids ?? [])
    .filter(id => plainName(id) !== '')
}

/** An upgrade of the table, or its id as its name. */
function upgradeNamed(id: string): Named {
  return cards().upgrades.get(id.trim().toLowerCase()) ?? { name: plainName(id) }
}

function abilityOf({ name, window }: Named): Ability {
  return { name, window: window ?? 'attackerModifiesAttack' }
}

/** The primary weapons, called as the ship and none where it is unknown, then those that upgrades are. */
function weaponsOf(card: PilotCard | undefined, upgrades: readonly Named[], id: string): readonly DraftWeapon[] {
  const primaries = card === undefined ? [] : attacksOf(card, sumOf(upgrades, 'attack')).map(attack => primary(card.ship, attack))
  const specials = upgrades.flatMap(one => (one.weapon ? [special(one.name, one.weapon)] : []))
  return [...primaries, ...specials].map((weapon, index) => ({ id: weaponId(`${id}-${String(index)}`), ...weapon }))
}

/** Its attacks, with what upgrades add to the front. */
function attacksOf({ attacks }: PilotCard, more: number): readonly CardAttack[] {
  if (more === 0) return attacks
  if (!attacks.some(({ arc }) => arc === 'front')) return [{ arc: 'front', attack: more }, ...attacks]
  return attacks.map(one => (one.arc === 'front' ? { ...one, attack: Math.min(DICE_MAX, one.attack + more) } : one))
}

function primary(name: string, { arc, attack }: CardAttack): Omit<DraftWeapon, 'id'> {
  return {
    name,
    kind: 'primary',
    arc,
    attack,
    rangeMin: RANGE_MIN,
    rangeMax: RANGE_MAX,
    isOrdnance: false,
    requires: [],
    requiresText: '',
    charges: 0,
    cost: { charges: 0, payments: [], text: '' }
  }
}

function special(name: string, weapon: NonNullable<UpgradeCard['weapon']>): Omit<DraftWeapon, 'id'> {
  const { arc, attack, rangeMin, rangeMax, isOrdnance, requires, charges, cost } = weapon
  return {
    name,
    kind: 'special',
    arc,
    attack,
    rangeMin,
    rangeMax,
    isOrdnance,
    // A card of ours requires all that it lists.
    requires: requires.length === 1 ? requires : [],
    requiresText: requires.length > 1 ? requires.join(' / ') : '',
    charges,
    cost: { charges: cost, payments: [], text: '' }
  }
}

function sumOf(upgrades: readonly Named[], add: CardAdd): number {
  return upgrades.flatMap(({ adds }) => adds ?? []).reduce((sum, [what, by]) => sum + (what === add ? by : 0), 0)
}

/** Points as a card has them; some programs write them as text. */
function pointsOf(said: unknown): number | null {
  const points = typeof said === 'string' && /^\d+$/u.test(said) ? Number(said) : said
  return typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= NUMBER_MAX ? points : null
}
