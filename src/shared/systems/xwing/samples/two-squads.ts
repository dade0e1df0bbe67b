import { SOURCE_LOCALE, type Locale } from '../../../kernel/locale'
import { namesIn } from '../../../kernel/names-in'
import { shipId, squadId, weaponId, type Ability, type DraftShip, type DraftSquad, type DraftWeapon } from '../model/squad'
import { NO_TOKENS } from '../state'
import type { Arc } from '../tables/arcs'
import { FRENCH_NAMES, type SampleName } from './french-names'

type WeaponRow = Omit<DraftWeapon, 'id' | 'name'> & { readonly name: SampleName }
type ShipRow = Omit<DraftShip, 'id' | 'name' | 'tokens' | 'weapons' | 'abilities'> & {
  readonly name: SampleName
  readonly force?: number
  readonly weapons: readonly WeaponRow[]
  readonly ability?: Omit<Ability, 'name'> & { readonly name: SampleName }
}

const FREE = { charges: 0, payments: [], text: '' } as const

function cannon(name: SampleName, attack: number, arc: Arc = 'front'): WeaponRow {
  const reach = { rangeMin: 0, rangeMax: 3, isOrdnance: false, requires: [], requiresText: '', charges: 0, cost: FREE } as const
  return { name, kind: 'primary', arc, attack, ...reach }
}

/** Needs a lock, and a charge for each attack. */
const TORPEDOES: WeaponRow = {
  name: 'Heavy torpedoes',
  kind: 'special',
  arc: 'front',
  attack: 4,
  rangeMin: 2,
  rangeMax: 3,
  isOrdnance: true,
  requires: ['lock'],
  requiresText: '',
  charges: 2,
  cost: { charges: 1, payments: [], text: '' }
}
const MISSILES: WeaponRow = { ...TORPEDOES, name: 'Salvo missiles', attack: 3, charges: 6 }
/** Costs the focus token itself. */
const LANCE: WeaponRow = {
  ...cannon('Spinal lance', 5, 'bullseye'),
  kind: 'special',
  rangeMin: 1,
  requires: ['focus'],
  cost: { charges: 0, payments: ['focus'], text: '' }
}

interface SquadRows {
  readonly name: SampleName
  readonly ships: readonly ShipRow[]
}

const SQUADS: readonly [SquadRows, SquadRows] = [
  {
    name: 'Amber Flight',
    ships: [
      {
        name: 'Kestrel',
        initiative: 5,
        agility: 2,
        hull: 4,
        shields: 2,
        weapons: [cannon('Wing cannons', 3), TORPEDOES],
        ability: { name: 'Sure aim', window: 'attackerModifiesAttack' }
      },
      { name: 'Heron', initiative: 3, agility: 1, hull: 6, shields: 3, weapons: [cannon('Nose guns', 2), cannon('Turret', 2, 'turret')] },
      { name: 'Wren', initiative: 1, agility: 3, hull: 3, shields: 1, weapons: [cannon('Light cannons', 2), MISSILES] }
    ]
  },
  {
    name: 'Iron Veil',
    ships: [
      { name: 'Sable', initiative: 5, agility: 3, hull: 3, shields: 1, force: 1, weapons: [cannon('Twin cannons', 3), LANCE] },
      { name: 'Umber', initiative: 3, agility: 3, hull: 3, shields: 0, weapons: [cannon('Laser cannons', 2), MISSILES] },
      { name: 'Ochre', initiative: 3, agility: 3, hull: 3, shields: 0, weapons: [cannon('Laser cannons', 2)] },
      { name: 'Rust', initiative: 2, agility: 2, hull: 6, shields: 0, weapons: [cannon('Bow guns', 2), TORPEDOES] }
    ]
  }
]

const MORE_SQUADS: readonly SquadRows[] = [
  {
    name: 'Copper Wing',
    ships: [
      { name: 'Gull', initiative: 4, agility: 2, hull: 5, shields: 2, weapons: [cannon('Wing cannons', 3), TORPEDOES] },
      { name: 'Tern', initiative: 3, agility: 1, hull: 6, shields: 3, weapons: [cannon('Nose guns', 2), cannon('Turret', 2, 'turret')] },
      { name: 'Rook', initiative: 2, agility: 2, hull: 4, shields: 1, weapons: [cannon('Light cannons', 2), MISSILES] }
    ]
  },
  {
    name: 'Grey Column',
    ships: [
      { name: 'Flint', initiative: 4, agility: 3, hull: 3, shields: 1, weapons: [cannon('Twin cannons', 3)] },
      { name: 'Slate', initiative: 2, agility: 2, hull: 6, shields: 0, weapons: [cannon('Bow guns', 2), TORPEDOES] },
      { name: 'Chalk', initiative: 3, agility: 3, hull: 3, shields: 0, weapons: [cannon('Laser cannons', 2), MISSILES] },
      { name: 'Ash', initiative: 1, agility: 3, hull: 3, shields: 0, weapons: [cannon('Laser cannons', 2)] }
    ]
  }
]

const sayIn = (locale: Locale): ((name: SampleName) => string) => namesIn(locale, { fr: FRENCH_NAMES })

/** Two small legal squads with names in this language, everything under a new id. */
export function sampleSquads(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftSquad, DraftSquad] {
  const [one, other] = SQUADS
  return [built(one, newId, locale), built(other, newId, locale)]
}

/** Legal squads by name, for those who want one at once: those of the sample and two more. */
export function librarySquads(newId: () => string, locale: Locale): readonly DraftSquad[] {
  return [...SQUADS, ...MORE_SQUADS].map(rows => built(rows, newId, locale))
}

function built({ name, ships }: SquadRows, newId: () => string, locale: Locale): DraftSquad {
  const say = sayIn(locale)
  return {
    id: squadId(newId()),
    name: say(name),
    attackDiceOwned: null,
    defenseDiceOwned: null,
    ships: ships.map(({ force = 0, weapons, ability, ...card }) => ({
      ...card,
      id: shipId(newId()),
      name: say(card.name),
      tokens: { ...NO_TOKENS, force },
      weapons: weapons.map(weapon => ({ ...weapon, id: weaponId(newId()), name: say(weapon.name) })),
      ...(ability === undefined ? {} : { abilities: [{ ...ability, name: say(ability.name) }] })
    })),
    allowIllegal: false
  }
}
