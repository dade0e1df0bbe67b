import { evolve, type XwEvent } from '@shared/systems/xwing/events'
import { fighters, shipName } from '@shared/systems/xwing/events/words'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'

/** A message with its values, and the count its plural follows. */
type Say = (key: string, values: Readonly<Record<string, unknown>>, count: number) => string

interface OutcomeLine {
  readonly text: string
  readonly isHarm: boolean
}

/** The effect of a log entry on ships, in a few words: a miss, the damage and where it went, the card that was read. */
export function outcomeOf(before: BattleState, events: readonly XwEvent[], t: Say): readonly OutcomeLine[] {
  const lines: OutcomeLine[] = []
  const hurt = new Map<ShipId, XwEvent[]>()
  let state = before
  for (const event of events) {
    if (event.type === 'resultsNeutralized' && !event.isHit) {
      lines.push({ text: t('xwTable.outcome.miss', fighters(state, event.attackId), 1), isHarm: false })
    } else if (event.type === 'cardNamed' && event.card !== null) {
      const values = { ship: shipName(state, event.obligation.shipId), card: t(`xw.card.${event.card}`, {}, 1), note: event.note ?? '' }
      lines.push({ text: t(event.note === undefined ? 'xwTable.outcome.card' : 'xwTable.outcome.cardNoted', values, 1), isHarm: true })
    } else if (event.type === 'shieldLost' || event.type === 'cardDealt' || event.type === 'shipDestroyed') {
      hurt.set(event.shipId, [...(hurt.get(event.shipId) ?? []), event])
    }
    state = evolve(state, event)
  }
  return [...lines, ...[...hurt].flatMap(([id, suffered]) => damageLines(shipName(before, id), suffered, t))]
}

function damageLines(ship: string, events: readonly XwEvent[], t: Say): readonly OutcomeLine[] {
  const count = (is: (event: XwEvent) => boolean): number => events.filter(is).length
  const shields = count(event => event.type === 'shieldLost')
  const hull = count(event => event.type === 'cardDealt')
  const crits = count(event => event.type === 'cardDealt' && event.cardId !== null)
  const parts = (['shields', 'hull', 'crits'] as const)
    .map(part => [part, { shields, hull, crits }[part]] as const)
    .filter(([, n]) => n > 0)
    .map(([part, n]) => t(`xwTable.outcome.${part}`, { count: n }, n))
  const all = shields + hull
  const damage = all === 0 ? [] : [{ text: t('xwTable.outcome.damage', { ship, count: all, parts: parts.join(', ') }, all), isHarm: false }]
  const isDestroyed = events.some(event => event.type === 'shipDestroyed')
  return [...damage, ...(isDestroyed ? [{ text: t('xw.event.shipDestroyed', { ship }, 1), isHarm: true }] : [])]
}
