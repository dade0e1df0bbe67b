import type { Message } from '@shared/core/engine/message'
import { named } from '@shared/core/view/act-fields'
import { deployZone } from '@shared/systems/petit-wargame/derive/deploy-zone'
import { hasTried, isDetected, jamTurnsLeft } from '@shared/systems/petit-wargame/derive/detected'
import { distance, isSamePlace } from '@shared/systems/petit-wargame/derive/distance'
import { lettersOf } from '@shared/systems/petit-wargame/derive/element-letters'
import { longestRange } from '@shared/systems/petit-wargame/derive/fire'
import { readySquadrons, squadronsActed } from '@shared/systems/petit-wargame/derive/initiative'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { counterScore, detectionScore } from '@shared/systems/petit-wargame/derive/scores'
import {
  countermeasuresOf,
  detectorRange,
  detectorsOf,
  manoeuvrePoints,
  movementPoints
} from '@shared/systems/petit-wargame/derive/ship-figures'
import { losses } from '@shared/systems/petit-wargame/derive/victory'
import { firstSquare, positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import { word } from '@shared/systems/petit-wargame/events/words'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { COUNTERMEASURES, DETECTORS, SECTORS, type Detector } from '@shared/systems/petit-wargame/model/element'
import { readRuling } from '@shared/systems/petit-wargame/rulings'
import { findShip, findSquadron, isDestroyed, isPresent, shipsOf, sideOf } from '@shared/systems/petit-wargame/state'
import { HALF } from '@shared/systems/petit-wargame/tables/sizes'
import { elementsOf } from '@shared/systems/petit-wargame/view/squadron-strip'
import { line, type NowLine, type SystemReference } from '../../../contract/system-reference'
import { FIGHT_LINES, type LinesOf } from './now-in-fight'

const own = (name: string): Message => ({ key: `pwDigest.now.${name}` })
const outOf = (left: number, max: number): Message => ({ key: 'pwDigest.value.outOf', values: { left, max } })
const NONE: Message = { key: 'pw.station.none' }

const placeOf: LinesOf = ({ rulings }, { position }) => [
  line({ key: 'pwTable.points.at' }, position === null ? { key: 'pwTable.notPlaced' } : positionLabel(rulings, position))
]

const sizeOf: LinesOf = (_, { size, costPoints }) => [
  line({ key: 'pwBuilder.column.size' }, word('size', size)),
  line({ key: 'pwBuilder.figure.cost' }, costPoints)
]

/** Its squadron: what it does this turn, and the ships it has left. */
const squadronOf: LinesOf = (state, { squadronId }) => {
  const squadron = findSquadron(state, squadronId)
  if (squadron === undefined) return []
  const ships = shipsOf(state, squadronId)
  const stand = state.activation?.squadronId === squadronId ? 'acts' : squadron.hasActed ? 'acted' : 'waits'
  return [
    line(own('squadron'), named(squadron.name)),
    line(own('ships'), outOf(ships.filter(ship => !isDestroyed(ship)).length, ships.length)),
    ...(isPresent(state, squadronId) ? [line(own('thisTurn'), { key: `view.activation.${stand}` })] : [])
  ]
}

const sectorsOf: LinesOf = (_, ship) =>
  SECTORS.map(sector => {
    const { elements, lost } = ship.sectors[sector]
    const letters = lettersOf(elements) || '–'
    return line(word('part', sector), lost.length === 0 ? letters : { key: 'pwDigest.value.hurt', values: { letters, count: lost.length } })
  })

const elementsLeft: LinesOf = (_, ship) => {
  const { left, max } = elementsOf(ship)
  return [line({ key: 'pw.view.elements' }, isDestroyed(ship) ? { key: 'pw.view.destroyed' } : outOf(left, max))]
}

const pointsOf: LinesOf = (_, ship) => [
  line({ key: 'pwBuilder.figure.pd' }, movementPoints(ship).total),
  line({ key: 'pwBuilder.figure.pm' }, manoeuvrePoints(ship).total)
]

const pointsLeft: LinesOf = (state, ship) => [
  ...placeOf(state, ship),
  line({ key: 'pwBuilder.figure.pd' }, outOf(pdLeft(ship), movementPoints(ship).total)),
  line({ key: 'pwBuilder.figure.pm' }, outOf(pmLeft(ship), manoeuvrePoints(ship).total))
]

/** Where it may be placed, while it is not. */
const placement: LinesOf = (state, ship) => {
  if (ship.position !== null) return placeOf(state, ship)
  const { from, to } = deployZone(state, sideOf(state, ship.id))
  const first = firstSquare(state.rulings)
  return [...placeOf(state, ship), line(own('rows'), `${String(from + first)}–${String(to + first)}`)]
}

const initiativeOf: LinesOf = (state, ship) => {
  const side = sideOf(state, ship.id)
  return [
    line({ key: 'pw.part.squadronsActed' }, squadronsActed(state, side)),
    line({ key: 'pwTable.initiative.left' }, readySquadrons(state, side).length)
  ]
}

/** Enemies on the map with their distance, the nearest first. */
function enemiesOf(state: BattleState, ship: ShipState): readonly { readonly enemy: ShipState; readonly away: number }[] {
  const { position } = ship
  if (position === null) return []
  return state.ships
    .flatMap(enemy =>
      enemy.position === null || isDestroyed(enemy) || sideOf(state, enemy.id) === sideOf(state, ship.id)
        ? []
        : [{ enemy, away: distance(state.rulings, position, enemy.position).total }]
    )
    .sort((a, b) => a.away - b.away)
}

/** The nearest enemies are enough beside a rule. */
const NEAREST = 6
const distancesOf: LinesOf = (state, ship) =>
  enemiesOf(state, ship)
    .slice(0, NEAREST)
    .map(({ enemy, away }) => line(named(enemy.name), away))

/** A jam in words; null while the detector works. */
function jamOf(state: BattleState, ship: ShipState, detector: Detector): Message | null {
  const count = jamTurnsLeft(state, ship, detector)
  const until = ship.jams.find(jam => jam.detector === detector)?.untilTurn ?? state.turn
  return count === 0 ? null : { key: 'pwDigest.value.jam', values: { count, turn: until } }
}

const detectorLines =
  (valueOf: (state: BattleState, ship: ShipState, detector: Detector) => NowLine['value']): LinesOf =>
  (state, ship) =>
    detectorsOf(ship).map(detector => line(word('element', detector), jamOf(state, ship, detector) ?? valueOf(state, ship, detector)))

const rangesOf = detectorLines((_, ship, detector) => detectorRange(ship, detector).total)

/** Enemies within range of each detector that it has not been tried on this turn. */
const triesOf = detectorLines((state, ship, detector) => {
  const range = detectorRange(ship, detector).total
  const left = enemiesOf(state, ship).filter(({ enemy, away }) => away <= range && !hasTried(state, ship.id, detector, enemy.id))
  return { key: 'pwDigest.value.tries', values: { count: left.length, range } }
})

const answersOf: LinesOf = (_, ship) => {
  const has = countermeasuresOf(ship)
  return [line({ key: 'pwBuilder.figure.countermeasures' }, has.length === 0 ? { key: 'pwTable.rowO' } : has.join(' '))]
}

/** By the tables of this battle: each detector by the answer, and each countermeasure by what it answers. */
const scoresOf: LinesOf = ({ tables }, ship) => [
  ...detectorsOf(ship).map(detector =>
    line(
      word('element', detector),
      [...COUNTERMEASURES, null].map(row => `${row ?? 'O'} ${String(detectionScore(tables, detector, row))}`).join(' · ')
    )
  ),
  ...countermeasuresOf(ship).map(one =>
    line(word('element', one), DETECTORS.map(detector => `${detector} ${String(counterScore(tables, detector, one))}`).join(' · '))
  )
]

const uncountered: LinesOf = (state, ship) => [
  ...answersOf(state, ship),
  ...detectorsOf(ship).map(detector => line(word('element', detector), detectionScore(state.tables, detector, null)))
]

/** The squadrons that have found it, and the enemies its own has found. */
const findsOf: LinesOf = (state, ship) => {
  const finders = state.squadrons.filter(({ id }) => id !== ship.squadronId && isDetected(state, id, ship.id))
  return [
    ...(finders.length === 0 ? [line({ key: 'pwTable.correct.detectedBy' }, NONE)] : []),
    ...finders.map(({ name }) => line({ key: 'pwTable.correct.detectedBy' }, named(name))),
    ...state.ships.filter(({ id }) => isDetected(state, ship.squadronId, id)).map(({ name }) => line(own('hasFound'), named(name)))
  ]
}

const jamsOf: LinesOf = (state, ship) =>
  DETECTORS.flatMap(detector => {
    const jam = jamOf(state, ship, detector)
    return jam === null ? [] : [line(word('element', detector), jam)]
  })

/** Enemies its squadron has found, and whether they are in reach of its weapons. */
const prey: LinesOf = (state, ship) => {
  const { activation, rulings } = state
  const times = activation?.engagedIds.filter(id => id === ship.id).length ?? 0
  const found = enemiesOf(state, ship).filter(({ enemy }) => isDetected(state, ship.squadronId, enemy.id))
  const isHere = ({ position }: ShipState): boolean => position !== null && ship.position !== null && isSamePlace(position, ship.position)
  return [
    ...(activation?.squadronId === ship.squadronId ? [line(own('engagements'), times)] : []),
    ...(readRuling(rulings, 'pw.rangedCombat') === 'yes' ? [line(own('longest'), longestRange(ship))] : []),
    ...found.map(({ enemy, away }) =>
      line(named(enemy.name), isHere(enemy) ? { key: 'pwDigest.value.here' } : { key: 'pwTable.board.away', values: { away } })
    )
  ]
}

const lossesOf: LinesOf = (state, ship) => {
  const { lost, total } = losses(state, sideOf(state, ship.id))
  return [line({ key: 'pwTable.over.lost' }, outOf(lost, total)), line(own('beatenAt'), Math.floor(total / HALF) + 1)]
}

/** Tokens its side still has to place. */
const handOf: LinesOf = (state, ship) => {
  const hand = state.building?.hands.find(({ sideId }) => sideId === sideOf(state, ship.id))
  return hand === undefined ? [] : [line(own('tokens'), hand.tokens.join(' ') || NONE)]
}

const LINES: Readonly<Record<string, LinesOf>> = {
  ...FIGHT_LINES,
  map: placeOf,
  budget: sizeOf,
  squadrons: squadronOf,
  sectors: sectorsOf,
  elements: elementsLeft,
  engines: pointsOf,
  detectors: rangesOf,
  countermeasures: answersOf,
  deployment: placement,
  turn: squadronOf,
  initiative: initiativeOf,
  distance: distancesOf,
  detecting: triesOf,
  'detection-scores': scoresOf,
  'detection-result': findsOf,
  'no-countermeasure': uncountered,
  jamming: jamsOf,
  movement: pointsLeft,
  engaging: prey,
  destroyed: elementsLeft,
  victory: lossesOf,
  'building-tables': handOf,
  tokens: handOf
}

export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const ship = findShip(state, unitId)
  return ship === undefined ? [] : (LINES[passage]?.(state, ship) ?? [])
}
