import type { CommandEntry } from '@shared/core/log/entry'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'

type Entries = Iterable<Pick<CommandEntry<XwCommand, XwEvent>, 'events'>>

/** Whose attack dealt each card that lies face up; none for a card that an effect or the GM dealt. The entries come with the last first. */
export function cardDealers(state: BattleState, entries: Entries): ReadonlyMap<string, ShipId> {
  const wanted = new Set(state.ships.flatMap(ship => ship.faceup.map(card => card.id)))
  const byAttack = new Map<string, readonly string[]>()
  const dealers = new Map<string, ShipId>()
  if (wanted.size === 0) return dealers
  for (const { events } of entries) {
    for (const event of events) {
      if (event.type !== 'attackDeclared') continue
      for (const id of byAttack.get(event.attack.id) ?? []) dealers.set(id, event.attack.attackerId)
    }
    const cards = events.flatMap(event => (event.type === 'cardDealt' && event.cardId !== null ? [event.cardId] : []))
    const dealt = cards.filter(id => wanted.delete(id))
    const [attackId] = events.flatMap(event => (event.type === 'resultsCancelled' && event.kind === 'crits' ? [event.attackId] : []))
    if (dealt.length > 0 && attackId !== undefined) byAttack.set(attackId, dealt)
    if (wanted.size === 0 && dealers.size === [...byAttack.values()].flat().length) break
  }
  return dealers
}
