import { judge } from '../../../core/validate/verdict'
import type { DraftArmada, FitArmada } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { abilityProblems } from './abilities'
import { budgetProblems } from './budget'
import { flagshipProblems } from './flagship'
import { officerProblems } from './officers'
import { FIRM_PROBLEMS, type ArmadaProblem } from './problem'
import { rosterProblems } from './roster'
import { tierProblems } from './tiers'

/** The number of rules that an armada is checked against; the builder shows how many it passes. */
export const RULE_CHECKS = [rosterProblems, tierProblems, budgetProblems, flagshipProblems, abilityProblems, officerProblems] as const

interface ArmadaVerdict {
  /** unsure: nothing illegal, and at least one thing the rules do not settle. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  readonly problems: readonly ArmadaProblem[]
  /** The armada as fit for battle: not illegal, or allowed by the GM. Null otherwise, and if not even the GM can allow it. */
  readonly fit: FitArmada | null
}

/**
 * Checks an armada against the rules of building as the campaign reads them (SA-001 to SA-006, SA-027, SA-028, SA-045, SA-055).
 * `earlier`, the armada before each edit, newest first, only decides who is blamed.
 */
export function validateArmada(armada: DraftArmada, rulings: SaRulings, earlier: readonly DraftArmada[] = []): ArmadaVerdict {
  const problems = RULE_CHECKS.flatMap(check => check(armada, rulings, earlier))
  const { verdict, isFit } = judge(problems, FIRM_PROBLEMS, armada.allowIllegal)
  // Only this function gives the brand.
  return { verdict, problems, fit: isFit ? (armada as FitArmada) : null }
}
