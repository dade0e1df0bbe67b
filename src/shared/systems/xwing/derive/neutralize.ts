import type { Uncancelled } from '../model/attack'

/** What is left of hits and criticals after so many evades: each cancels a hit, and once there is none, a critical (XW-022, XW-Q01). */
export function neutralize({ hits, crits }: Uncancelled, evades: number): Uncancelled {
  const onHits = Math.min(hits, evades)
  return { hits: hits - onHits, crits: Math.max(0, crits - (evades - onHits)) }
}
