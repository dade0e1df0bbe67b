/** One thing found wrong with a roster. */
interface Problem {
  readonly code: string
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
}

/** The judgement of a roster with its problems. */
interface Judgement {
  /** unsure: nothing illegal, and at least one thing the rules do not settle. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  /** May fight: not illegal, or illegal by the GM's leave, and nothing about it firm. */
  readonly isFit: boolean
}

/** Judges a roster by its problems. `firm` names those that leave nothing to fight with: not even the GM can allow them. */
export function judge(problems: readonly Problem[], firm: readonly string[], allowIllegal: boolean): Judgement {
  const isIllegal = problems.some(problem => problem.severity === 'illegal')
  const isFirm = problems.some(problem => firm.includes(problem.code))
  return {
    verdict: isIllegal ? 'illegal' : problems.length > 0 ? 'unsure' : 'legal',
    isFit: !isFirm && (!isIllegal || allowIllegal)
  }
}
