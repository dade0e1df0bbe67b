import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import { sidesOf } from '../rack/places'
import { waitingSquadrons } from './next-preview'

/**
 * The side whose activation it is: sides take turns. The text does not say so, so any other squadron may be called as well. Null before the
 * first activation of a turn, which is the table's, and once nobody waits. `told` is what was done in the battle, the last first.
 */
export function sideToAct(state: BattleState, told: Iterable<{ readonly events: readonly DwEvent[] }>): string | null {
  const waiting = new Set(waitingSquadrons(state).map(squadron => sideOfSquadron(state, squadron.id)))
  for (const { events } of told) {
    if (events.some(event => event.type === 'turnEnded')) return null
    const event = events.find(one => one.type === 'squadronActivated')
    if (event === undefined) continue
    const sides = sidesOf(state)
    const last = sides.indexOf(sideOfSquadron(state, event.squadronId))
    return [...sides.slice(last + 1), ...sides.slice(0, last + 1)].find(side => waiting.has(side)) ?? null
  }
  return null
}
