import type { Message } from '@shared/core/engine/message'
import { isDetected } from '@shared/systems/petit-wargame/derive/detected'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { isDestroyed } from '@shared/systems/petit-wargame/state'

/** Where the ship of this name is and what it has left of this activation, for whoever hears the battle: the board shows it. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const ship = state.ships.find(one => one.name === name)
  if (ship === undefined || isDestroyed(ship)) return []
  const { activation, rulings } = state
  const { position, jams, squadronId } = ship
  const place: Message =
    position === null ? { key: 'pw.view.notPlaced' } : { key: 'pw.view.at', values: { at: positionLabel(rulings, position) } }
  const points: Message = { key: 'pw.view.points', values: { pd: pdLeft(ship), pm: pmLeft(ship) } }
  return [
    place,
    ...(activation?.squadronId === squadronId ? [points] : []),
    ...(activation !== null && isDetected(state, activation.squadronId, ship.id) ? [{ key: 'pw.view.detected' }] : []),
    ...jams.map(({ detector, untilTurn }) => ({ key: 'pw.view.jammed', values: { detector, turn: untilTurn } }))
  ]
}
