import type { Message } from '@shared/core/engine/message'
import { isDetected } from '@shared/systems/petit-wargame/derive/detected'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { word } from '@shared/systems/petit-wargame/events/words'
import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { ELEMENTS, SECTORS, type Element, type Sector } from '@shared/systems/petit-wargame/model/element'
import { isDestroyed } from '@shared/systems/petit-wargame/state'

/** Where the ship of this name is, and what it has left, for whoever hears the battle: the board and the rack show it. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const ship = state.ships.find(one => one.name === name)
  if (ship === undefined || isDestroyed(ship)) return []
  const { activation, rulings } = state
  const { position, jams } = ship
  const place: Message =
    position === null ? { key: 'pw.view.notPlaced' } : { key: 'pw.view.at', values: { at: positionLabel(rulings, position) } }
  const points: Message = { key: 'pw.view.points', values: { pd: pdLeft(ship), pm: pmLeft(ship) } }
  return [
    place,
    points,
    ...SECTORS.map(sector => sectorWords(sector, ship.sectors[sector].elements)).filter(message => message !== null),
    ...(activation !== null && isDetected(state, activation.squadronId, ship.id) ? [{ key: 'pw.view.detected' }] : []),
    ...jams.map(({ detector, untilTurn }) => ({ key: 'pw.view.jammed', values: { detector, turn: untilTurn } }))
  ]
}

/** What works in a sector, as many of each as there are: its letters cannot be read out. */
function sectorWords(sector: Sector, elements: readonly Element[]): Message | null {
  const counted = ELEMENTS.map((element): Message => {
    const count = elements.filter(one => one === element).length
    return { key: 'pwTable.stands.element', values: { element: word('element', element), count } }
  }).filter(({ values }) => values?.['count'] !== 0)
  const last = counted.at(-1)
  if (last === undefined) return null
  const all = counted
    .slice(0, -1)
    .reduceRight((rest, first): Message => ({ key: 'pwTable.stands.elements', values: { first, rest } }), last)
  return { key: 'pwTable.stands.sector', values: { sector: word('part', sector), elements: all } }
}
