import type { Uncancelled } from '../model/attack'

/** Whether anything is left: the attack hits (XW-023). */
export function isHit({ hits, crits }: Uncancelled): boolean {
  return hits + crits > 0
}

/** What is left of hits and criticals after so many evades: each cancels a hit, and once there is none, a critical (XW-022, XW-Q01). */
export function neutralize({ hits, crits }: Uncancelled, evades: number): Uncancelled {
  const onHits = Math.min(hits, evades)
  return { hits: hits - onHits, crits: Math.max(0, crits - (evades - onHits)) }
}
