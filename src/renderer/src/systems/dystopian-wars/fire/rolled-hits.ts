import type { DwEvent } from '@shared/systems/dystopian-wars/events'

/** Hits of the typed dice; null until complete. */
export function rolledHits(after: { readonly kind: string; readonly events?: readonly DwEvent[] } | null): number | null {
  const event = after?.events?.find(one => one.type === 'attackRolled')
  return event?.type === 'attackRolled' ? event.hits : null
}
