import type { Message } from '../../../core/engine/message'
import { gaugeFor, type Knowledge, type StripDraft } from '../../../core/view/known'
import type { UnitView } from '../../../core/view/table-view'
import { isDetected } from '../derive/detected'
import { pdLeft, pmLeft } from '../derive/movement'
import { positionLabel } from '../events/grid-labels'
import type { BattleState, ShipState, SquadronState } from '../model/battle'
import { word } from '../events/words'
import { isDestroyed } from '../state'

/** A squadron with its ships. What is left of a ship is told as a whole, never by sector: its sheet is its player's. */
export function squadronDraft(seen: BattleState, squadron: SquadronState, knowledge: Knowledge): StripDraft {
  const ships = seen.ships.filter(ship => ship.squadronId === squadron.id)
  const parts = ships.map(ship => shipView(seen, ship, knowledge))
  const isActing = seen.activation?.squadronId === squadron.id
  const isOut = parts.length > 0 && parts.every(part => part.standing !== 'fighting')
  return {
    ids: [squadron.id, ...ships.map(ship => ship.id)],
    strip: {
      name: squadron.name,
      what: null,
      isFlagship: false,
      gauges: [],
      words: isOut ? [] : [{ key: `view.activation.${isActing ? 'acts' : squadron.hasActed ? 'acted' : 'waits'}` }],
      standing: isOut ? 'destroyed' : 'fighting',
      standingWord: isOut ? { key: 'pw.view.destroyed' } : null,
      isTarget: parts.some(part => part.isTarget),
      isHidden: squadron.isHidden === true,
      isActing,
      scan: null,
      parts
    }
  }
}

function shipView(seen: BattleState, ship: ShipState, knowledge: Knowledge): UnitView {
  const isOut = isDestroyed(ship)
  const { left, max } = elementsOf(ship)
  return {
    name: ship.name,
    gauges: gaugeFor(knowledge, { kind: 'hull', label: { key: 'pw.view.elements' }, value: left, max }),
    words: [word('size', ship.size)],
    ...(knowledge === 'everything' && !isOut ? { heard: heardOf(seen, ship) } : {}),
    standing: isOut ? 'destroyed' : 'fighting',
    standingWord: isOut ? { key: 'pw.view.destroyed' } : null,
    isTarget: seen.activation?.engagement?.targetId === ship.id,
    isHidden: false
  }
}

/** Where it is and what it has left of this activation. */
function heardOf(seen: BattleState, ship: ShipState): readonly Message[] {
  const { position, jams } = ship
  const place: Message =
    position === null ? { key: 'pw.view.notPlaced' } : { key: 'pw.view.at', values: { at: positionLabel(seen.rulings, position) } }
  const isActing = seen.activation?.squadronId === ship.squadronId
  const points: Message = { key: 'pw.view.points', values: { pd: pdLeft(ship), pm: pmLeft(ship) } }
  const isFound = seen.activation !== null && isDetected(seen, seen.activation.squadronId, ship.id)
  return [
    place,
    ...(isActing ? [points] : []),
    ...(isFound ? [{ key: 'pw.view.detected' }] : []),
    ...jams.map(({ detector, untilTurn }) => ({ key: 'pw.view.jammed', values: { detector, turn: untilTurn } }))
  ]
}

/** Elements that work, of all it had. */
export function elementsOf(ship: Pick<ShipState, 'sectors'>): { readonly left: number; readonly max: number } {
  const sectors = Object.values(ship.sectors)
  const left = sectors.reduce((sum, sector) => sum + sector.elements.length, 0)
  const lost = sectors.reduce((sum, sector) => sum + sector.lost.length, 0)
  return { left, max: left + lost }
}
