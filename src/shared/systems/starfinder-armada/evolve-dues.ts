import type { SaObligation } from './model/obligation'

/** Who comes first among what is owed (SA-Q12): attacks, then the blasts that join their volley, criticals, morale, and what a rout brings. */
const RANKS = {
  freeAttack: 0,
  boarding: 0,
  selfDestruct: 1,
  critical: 2,
  duelVictim: 2,
  morale: 3,
  routCascade: 4
} as const satisfies Readonly<Record<SaObligation['kind'], number>>

/** What is owed stands in that order, and what ranks alike in the order it fell due. */
export function withDue(dues: readonly SaObligation[], due: SaObligation): readonly SaObligation[] {
  const place = dues.findIndex(one => RANKS[one.kind] > RANKS[due.kind])
  return place < 0 ? [...dues, due] : [...dues.slice(0, place), due, ...dues.slice(place)]
}
