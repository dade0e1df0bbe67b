import type { DraftOfficer } from '../../model/design'
import type { SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { NPC_RESOLVE } from '../../tables/limits'

/**
 * Resolve Points of an officer as the battle begins: those entered. For a GM's officer without any, `sa.npcResolve` decides: none, or a
 * fifth of the armada's tier, rounded down, plus 3 (SA-Q45).
 */
export function startingResolve(rulings: SaRulings, armadaTier: number, officer: Pick<DraftOfficer, 'isPlayer' | 'resolvePoints'>): number {
  const { isPlayer, resolvePoints } = officer
  if (isPlayer || resolvePoints > 0 || readRuling(rulings, 'sa.npcResolve') === '0') return resolvePoints
  return Math.floor(armadaTier / NPC_RESOLVE.tierShare) + NPC_RESOLVE.plus
}
