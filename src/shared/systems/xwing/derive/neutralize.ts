import type { Uncancelled } from '../model/attack'
import type { RulingValue } from '../rulings'

/** Whether anything is left: the attack hits (XW-023). */
export function isHit({ hits, crits }: Uncancelled): boolean {
  return hits + crits > 0
}

/** What evades cancel before anything else, by `xw.neutralizeOrder`. */
export type NeutralizeOrder = RulingValue<'xw.neutralizeOrder'>

/** What is left of hits and criticals after so many evades: each cancels one of the kind that comes first, and once there is none, of the other (XW-022, XW-Q01). */
export function neutralize({ hits, crits }: Uncancelled, evades: number, order: NeutralizeOrder): Uncancelled {
  const onHits = order === 'hitsFirst' ? Math.min(hits, evades) : Math.min(hits, Math.max(0, evades - crits))
  return { hits: hits - onHits, crits: Math.max(0, crits - (evades - onHits)) }
}
