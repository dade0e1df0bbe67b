import { SOURCE_LOCALE, type Locale } from '../../../kernel/locale'
import { namesIn } from '../../../kernel/names-in'
import type { Ability, DraftArmada, DraftFleet, DraftOfficer, FleetClass, Role, Size } from '../model/design'
import { armadaId, fleetId, officerId, ranksAs } from '../model/design'
import type { SampleName } from './french-names'
import { FRENCH_NAMES } from './french-names'

type FleetRow = readonly [name: SampleName, tier: number, size: Size, fleetClass: FleetClass, abilities: readonly Ability[]]
type OfficerRow = readonly [name: string, role: Role, aboard: SampleName, ranks: number]

interface ArmadaRows {
  readonly name: SampleName
  readonly isPlayers: boolean
  readonly fleets: readonly FleetRow[]
  readonly officers: readonly OfficerRow[]
}

const TIER = 6

/** Resolve Points of a player's officer at level 6; others have none (SA-Q45). */
const PLAYER_RESOLVE = 5

const MERIDIAN_COMPACT: ArmadaRows = {
  name: 'Meridian Compact',
  isPlayers: true,
  fleets: [
    ['Lantern of Meridian', 6, 'large', 'capital', ['flagship']],
    ['Second Watch', 6, 'medium', 'destroyer', ['array']],
    ['Saltmarsh', 5, 'medium', 'capital', []],
    ['Ninth Lancers', 6, 'medium', 'fighter', ['bombers']],
    ['Harrier Wing', 4, 'small', 'fighter', ['interceptors']],
    ['Candlewright', 5, 'small', 'destroyer', []],
    ['Relief Column', 2, 'medium', 'destroyer', []],
    ['Small Hours', 2, 'small', 'fighter', []]
  ],
  officers: [
    ['Vasquelle', 'admiral', 'Lantern of Meridian', 6],
    ['Brandt', 'chiefTechnician', 'Lantern of Meridian', 6],
    ['Sorel', 'commander', 'Second Watch', 5],
    ['Oduya', 'chiefEngineer', 'Saltmarsh', 6],
    ['Aoki', 'chiefCaster', 'Candlewright', 5]
  ]
}

const TITHE_OF_KESSAR: ArmadaRows = {
  name: 'Tithe of Kessar',
  isPlayers: false,
  fleets: [
    ['Iron Chorale', 7, 'large', 'capital', ['flagship', 'superweapon']],
    ['Ashen Psalm', 6, 'medium', 'destroyer', ['emp']],
    ['Tollkeepers', 5, 'medium', 'destroyer', []],
    ['Red Vespers', 5, 'small', 'fighter', ['interceptors']],
    ['Scourge Flight', 4, 'small', 'fighter', []],
    ['Grave Tithe', 4, 'medium', 'fighter', ['bombers']],
    ['Quiet Reproach', 2, 'small', 'fighter', []],
    ['Penance', 2, 'medium', 'destroyer', []]
  ],
  officers: [
    ['Hask', 'admiral', 'Iron Chorale', 6],
    ['Iru', 'commander', 'Tollkeepers', 5]
  ]
}

const OSTREL_FREE_COMPANY: ArmadaRows = {
  name: 'Ostrel Free Company',
  isPlayers: false,
  fleets: [
    ['Wandering Debt', 6, 'large', 'capital', ['flagship']],
    ['Salt Knife', 6, 'medium', 'destroyer', ['boarders']],
    ['Copper Gull', 5, 'small', 'fighter', []],
    ['Third Wind', 5, 'medium', 'destroyer', []],
    ['Loose Change', 4, 'small', 'fighter', []],
    ['Kindling', 3, 'small', 'fighter', []]
  ],
  officers: [
    ['Marr', 'admiral', 'Wandering Debt', 6],
    ['Ilvane', 'chiefTechnician', 'Salt Knife', 5]
  ]
}

const LANTERN_WARDENS: ArmadaRows = {
  name: 'Lantern Wardens',
  isPlayers: false,
  fleets: [
    ['Hearth of Ansel', 7, 'large', 'capital', ['flagship']],
    ['Bell Tower', 6, 'medium', 'capital', ['pointDefense']],
    ['Night Ferry', 6, 'medium', 'destroyer', ['array']],
    ['Long Ladder', 5, 'medium', 'destroyer', []],
    ['Moth Flight', 4, 'small', 'fighter', ['interceptors']]
  ],
  officers: [
    ['Teodora', 'admiral', 'Hearth of Ansel', 6],
    ['Quill', 'chiefEngineer', 'Bell Tower', 5]
  ]
}

const sayIn = (locale: Locale): ((name: SampleName) => string) => namesIn(locale, { fr: FRENCH_NAMES })

/** Two legal armadas of tier 6 for a first battle, the players' first, named in this language. `newId` gives a fresh id at each call. */
export function sampleArmadas(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftArmada, DraftArmada] {
  const say = sayIn(locale)
  return [built(MERIDIAN_COMPACT, newId, say), built(TITHE_OF_KESSAR, newId, say)]
}

/** Legal armadas of tier 6 by name, for those who want one at once: those of the sample and two more. */
export function libraryArmadas(newId: () => string, locale: Locale): readonly DraftArmada[] {
  const say = sayIn(locale)
  return [...sampleArmadas(newId, locale), built(OSTREL_FREE_COMPANY, newId, say), built(LANTERN_WARDENS, newId, say)]
}

function built(rows: ArmadaRows, newId: () => string, say: (name: SampleName) => string): DraftArmada {
  const fleets = rows.fleets.map(([name, tier, size, fleetClass, abilities]): DraftFleet => {
    return { id: fleetId(newId()), name: say(name), tier, size, fleetClass, abilities }
  })
  const officers = rows.officers.flatMap(([name, role, aboard, ranks]): readonly DraftOfficer[] =>
    fleets
      .filter(fleet => fleet.name === say(aboard))
      .map(fleet => ({
        id: officerId(newId()),
        name,
        role,
        fleetId: fleet.id,
        ranks: ranksAs(role, ranks),
        baseAttackBonus: null,
        isPlayer: rows.isPlayers,
        resolvePoints: rows.isPlayers ? PLAYER_RESOLVE : 0
      }))
  )
  return { id: armadaId(newId()), name: say(rows.name), tier: TIER, fleets, officers, allowIllegal: false }
}
