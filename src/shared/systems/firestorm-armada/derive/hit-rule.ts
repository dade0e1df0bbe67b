import type { FaRulings } from '../model/battle'
import type { ShipClass } from '../model/design'
import { readRuling } from '../rulings'
import { HITS_FROM, SIX_HITS, SMALL_TARGETS, WING_HITS_FROM } from '../tables/shooting'

/** How faces become hits. */
export interface HitRule {
  /** Lowest face that hits. */
  readonly from: number
  readonly sixHits: 1 | 2
  /** A 6 rolls one more die, which follows the same rule. */
  readonly explodes: boolean
}

/** Shooting, shields and explosions (FA-017, FA-Q12). */
export const PLAIN_RULE: HitRule = { from: HITS_FROM, sixHits: SIX_HITS, explodes: true }

/** Shooting by one class at another: a capital ship hits small ones on 5 or on 6 only (FA-026, FA-027, FA-Q08). */
export function shootingRule(rulings: FaRulings, shooter: ShipClass, target: ShipClass): HitRule {
  const from = shooter === 'capital' ? SMALL_TARGETS[target] : HITS_FROM
  const isSmall = from > HITS_FROM
  if (isSmall && readRuling(rulings, 'fa.smallTargetSix') === 'oneHit') return { from, sixHits: 1, explodes: false }
  return { ...PLAIN_RULE, from }
}

/** Point defence against a wing (FA-054, FA-Q09). */
export function wingRule(rulings: FaRulings): HitRule {
  return pointDefenceRule(rulings, WING_HITS_FROM)
}

/** Point defence against torpedoes (`fa.pdVsTorpedo`, FA-Q11). */
export function torpedoRule(rulings: FaRulings): HitRule {
  return pointDefenceRule(rulings, HITS_FROM)
}

function pointDefenceRule(rulings: FaRulings, from: number): HitRule {
  return readRuling(rulings, 'fa.pdExplodes') === 'true' ? { ...PLAIN_RULE, from } : { from, sixHits: 1, explodes: false }
}
