import type { FaRulings } from '../model/battle'
import type { Mount, ShipClass } from '../model/design'
import { readRuling } from '../rulings'
import { HITS_FROM, SIX_HITS, SMALL_TARGETS, WEAPON_KINDS, WING_HITS_FROM } from '../tables/shooting'

/** How die faces become hits. */
export interface HitRule {
  /** Lowest face that hits. */
  readonly from: number
  readonly sixHits: 1 | 2
  /** 'once': a 6 rolls one more die, which rolls no further. 'chain': the extra die may roll another. */
  readonly explodes: 'never' | 'once' | 'chain'
}

/** For shooting, shields and explosions (FA-017, FA-Q12). `fa.extraDieExplodes` says what a 6 on an extra die does. */
export function plainRule(rulings: FaRulings): HitRule {
  const explodes = readRuling(rulings, 'fa.extraDieExplodes') === 'yes' ? 'chain' : 'once'
  return { from: HITS_FROM, sixHits: SIX_HITS, explodes }
}

/**
 * Shooting by one class at another. A capital ship hits small ones only on 5 or on 6; so do its turrets, unless `fa.turretsAtSmall` says
 * otherwise (FA-026, FA-027, FA-Q08).
 */
export function shootingRule(rulings: FaRulings, shooter: ShipClass, target: ShipClass, mount: Mount): HitRule {
  const isSteady = WEAPON_KINDS[mount] === 'turret' && readRuling(rulings, 'fa.turretsAtSmall') === 'full'
  const from = shooter === 'capital' && !isSteady ? SMALL_TARGETS[target] : HITS_FROM
  const isSmall = from > HITS_FROM
  if (isSmall && readRuling(rulings, 'fa.smallTargetSix') === 'oneHit') return { from, sixHits: 1, explodes: 'never' }
  return { ...plainRule(rulings), from }
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
  if (readRuling(rulings, 'fa.pdExplodes') === 'yes') return { ...plainRule(rulings), from }
  return { from, sixHits: 1, explodes: 'never' }
}
