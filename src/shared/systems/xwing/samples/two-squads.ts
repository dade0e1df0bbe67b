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

const SQUADS: readonly { readonly name: SampleName; readonly ships: readonly ShipRow[] }[] = [
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

/** Two small legal squads with names in this language, everything under a new id. */
export function sampleSquads(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftSquad, DraftSquad] {
  const say = namesIn(locale, { fr: FRENCH_NAMES })
  const [one, other] = SQUADS.map(({ name, ships }): DraftSquad => ({
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
  }))
  if (one === undefined || other === undefined) throw new Error('Two squads are needed')
  return [one, other]
}
