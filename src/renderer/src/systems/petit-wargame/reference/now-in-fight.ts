import { defenceAnswers, shotPlaces, weaponsDue } from '@shared/systems/petit-wargame/derive/fire'
import { lossDue } from '@shared/systems/petit-wargame/derive/loss-due'
import { manoeuvreBonus } from '@shared/systems/petit-wargame/derive/movement'
import { lettersOf } from '@shared/systems/petit-wargame/derive/element-letters'
import { defenceScore, hitScore } from '@shared/systems/petit-wargame/derive/scores'
import { defencesIn, shipFigures, weaponRange, weaponsIn } from '@shared/systems/petit-wargame/derive/ship-figures'
import { word } from '@shared/systems/petit-wargame/events/words'
import type { BattleState, Engagement, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { DEFENCES, SECTORS, WEAPONS, type Sector } from '@shared/systems/petit-wargame/model/element'
import { currentEngagement, theShip } from '@shared/systems/petit-wargame/state'
import { line, type NowLine } from '../../../contract/system-reference'

/** What a passage means for a ship. */
export type LinesOf = (state: BattleState, ship: ShipState) => readonly NowLine[]

const NOTHING = '–'

/** The weapons of a sector with their ranges: "A 3 · C 1". */
function armament(ship: ShipState, sector: Sector): string {
  return weaponsIn(ship, sector)
    .map(weapon => `${weapon} ${String(weaponRange(ship, sector, weapon))}`)
    .join(' · ')
}

const weaponsOf: LinesOf = (_, ship) =>
  SECTORS.filter(sector => weaponsIn(ship, sector).length > 0).map(sector => line(word('part', sector), armament(ship, sector)))

const defencesOf: LinesOf = (_, ship) =>
  SECTORS.filter(sector => defencesIn(ship, sector).length > 0).map(sector =>
    line(word('part', sector), defencesIn(ship, sector).join(' '))
  )

/** The engagement the ship is in; null when it is in none. */
function fightOf(state: BattleState, ship: ShipState): Engagement | null {
  const fight = currentEngagement(state)
  return fight !== null && [fight.shipId, fight.targetId].includes(ship.id) ? fight : null
}

/** What it adds to its die, and in an engagement what its enemy adds. */
const bonusesOf: LinesOf = (state, ship) => {
  const fight = fightOf(state, ship)
  const enemies = fight === null ? [] : [theShip(state, fight.shipId === ship.id ? fight.targetId : fight.shipId)]
  return [ship, ...enemies].map(one =>
    line({ key: 'pwDigest.now.bonus', values: { name: one.name } }, manoeuvreBonus(state.rulings, one).total)
  )
}

/** The position of its engagement, and what each sector fires and answers with. */
const positionOf: LinesOf = (state, ship) => {
  const fight = fightOf(state, ship)
  const set = fight === null || fight.firingSector === null || fight.targetSector === null ? null : fight
  return [
    ...(set === null
      ? []
      : [
          line({ key: 'pw.station.firing' }, word('sector', set.firingSector ?? 'front')),
          line({ key: 'pw.station.aimedAt' }, word('sector', set.targetSector ?? 'front'))
        ]),
    ...SECTORS.map(sector => {
      const values = { weapons: armament(ship, sector) || NOTHING, defences: defencesIn(ship, sector).join(' ') || NOTHING }
      return line(word('part', sector), { key: 'pwDigest.value.sector', values })
    })
  ]
}

/** The weapons of a shot that waits for this ship. */
const shotDue: LinesOf = (state, ship) => {
  const fight = fightOf(state, ship)
  if (fight?.stage !== 'fire' || shotPlaces(fight, fight.role).shooterId !== ship.id) return []
  const label = fight.role === 'riposte' ? 'pwDigest.now.mayRiposte' : 'pwDigest.now.mayFire'
  return [line({ key: label }, weaponsDue(state, fight).join(' '))]
}

/** The ranges each sector outranges. */
const riposteOf: LinesOf = (state, ship) => [
  ...shotDue(state, ship),
  ...SECTORS.filter(sector => weaponsIn(ship, sector).length > 0).map(sector => {
    const range = Math.max(...weaponsIn(ship, sector).map(weapon => weaponRange(ship, sector, weapon)))
    return line(word('part', sector), { key: 'pwDigest.value.riposte', values: { range } })
  })
]

/** The shot under way, to whoever fires it or is fired at. */
const modeOf: LinesOf = (state, ship) => {
  const shot = fightOf(state, ship)?.shot ?? null
  return shot === null ? shotDue(state, ship) : [line(word('element', shot.weapon), word('mode', shot.mode))]
}

/** By the tables of this battle: each type of weapon by the answer, and each type of defence by the weapon. */
const scoresOf: LinesOf = ({ tables }, ship) => {
  const { weapons, defences } = shipFigures(ship)
  return [
    ...WEAPONS.filter(weapon => weapons.some(one => one.weapon === weapon)).map(weapon =>
      line(word('element', weapon), [...DEFENCES, null].map(row => `${row ?? 'O'} ${String(hitScore(tables, weapon, row))}`).join(' · '))
    ),
    ...DEFENCES.filter(defence => defences.some(one => one.defence === defence)).map(defence =>
      line(word('element', defence), WEAPONS.map(weapon => `${weapon} ${String(defenceScore(tables, weapon, defence))}`).join(' · '))
    )
  ]
}

/** What may answer a shot at each sector; O is row O. */
const answersOf: LinesOf = (state, ship) =>
  SECTORS.map(sector =>
    line(
      word('part', sector),
      defenceAnswers(state, ship.id, sector)
        .map(one => one ?? 'O')
        .join(' ')
    )
  )

/** The points that still wait to be applied to it. */
const damageOf: LinesOf = (state, ship) => {
  const fight = fightOf(state, ship)
  const points = fight?.shot?.pointsLeft ?? null
  if (fight === null || points === null || shotPlaces(fight, fight.role).targetId !== ship.id) return []
  return [line({ key: 'pwTable.losses.points' }, points)]
}

/** What each sector can still lose. */
const holdings: LinesOf = (state, ship) => [
  ...damageOf(state, ship),
  ...SECTORS.map(sector => line(word('part', sector), ship.sectors[sector].elements.length))
]

/** What its player owes. */
const lossesOf: LinesOf = (state, ship) => {
  const due = lossDue(state)
  if (due?.shipId !== ship.id) return damageOf(state, ship)
  const values = { count: due.count, letters: lettersOf(due.elements) }
  return [...damageOf(state, ship), line(word('part', due.sector), { key: 'pwDigest.value.due', values })]
}

/** The passages about weapons, defences and combat. */
export const FIGHT_LINES: Readonly<Record<string, LinesOf>> = {
  weapons: weaponsOf,
  defences: defencesOf,
  'manoeuvre-test': bonusesOf,
  position: positionOf,
  riposte: riposteOf,
  'fire-modes': modeOf,
  'combat-scores': scoresOf,
  'no-defence': answersOf,
  damage: damageOf,
  concentrated: holdings,
  dispersed: holdings,
  losses: lossesOf
}
