import type { CommandEntry } from '@shared/core/log/entry'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { ShipId } from '@shared/systems/petit-wargame/model/design'
import type { Countermeasure, Detector } from '@shared/systems/petit-wargame/model/element'

type Entries = Iterable<Pick<CommandEntry<PwCommand, PwEvent>, 'events'>>

/** Who jammed a detector, and with what. */
export interface Jammer {
  readonly shipId: ShipId
  readonly countermeasure: Countermeasure
}

/** Names a jam among those of a battle. */
export const jamKey = (shipId: ShipId, detector: Detector, untilTurn: number): string => `${shipId} ${detector} ${String(untilTurn)}`

/** Who caused each jam that lasts; nobody where the GM set it. The entries come with the last first. */
export function jammers(state: BattleState, entries: Entries): ReadonlyMap<string, Jammer> {
  const wanted = new Set(state.ships.flatMap(ship => ship.jams.map(jam => jamKey(ship.id, jam.detector, jam.untilTurn))))
  const found = new Map<string, Jammer>()
  if (wanted.size === 0) return found
  for (const { events } of entries) {
    for (const [i, event] of events.entries()) {
      const rolled = events[i - 1]
      if (event.type !== 'detectorJammed' || rolled?.type !== 'detectionRolled' || rolled.countermeasure === null) continue
      const key = jamKey(event.shipId, event.detector, event.untilTurn)
      if (wanted.delete(key)) found.set(key, { shipId: rolled.targetId, countermeasure: rolled.countermeasure })
    }
    if (wanted.size === 0) break
  }
  return found
}
