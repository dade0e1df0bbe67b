import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Measure } from '../model/battle'
import { readRuling } from '../rulings'
import { ARCS_AROUND, type Arc } from '../tables/arcs'

/**
 * The ships in a weapon's arc, each once, in the order they were measured (XW-003, XW-007). By `xw.arcsWithin` this includes ships measured
 * only in an arc that lies inside this one, at the nearest range measured there: in the larger arc they can only be nearer.
 */
export function measuresIn(rulings: ChosenRulings, measures: readonly Measure[], arc: Arc): readonly Measure[] {
  const own = measures.filter(one => one.arc === arc)
  if (readRuling(rulings, 'xw.arcsWithin') === 'apart') return own
  const inside = measures.filter(one => (ARCS_AROUND[one.arc] as readonly Arc[]).includes(arc))
  const found = (one: Measure): boolean => {
    const sameTarget = (other: Measure): boolean => other.targetId === one.targetId
    if (own.some(sameTarget)) return one.arc === arc
    const nearest = inside.filter(sameTarget).sort((a, b) => a.range - b.range)[0]
    return one === nearest
  }
  return measures.filter(found)
}
