/** One problem of a roster. */
interface Problem {
  readonly code: string
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
}

/** The verdict on a roster, with its problems. */
interface Judgement {
  /** unsure: nothing is illegal, but the rules leave at least one thing open. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  /** May fight: not illegal, or allowed by the GM without a firm problem. */
  readonly isFit: boolean
}

/** Judges a roster by its problems. Those in `firm` leave nothing to fight with, so even the GM cannot allow them. */
export function judge(problems: readonly Problem[], firm: readonly string[], allowIllegal: boolean): Judgement {
  const isIllegal = problems.some(problem => problem.severity === 'illegal')
  const isFirm = problems.some(problem => firm.includes(problem.code))
  return {
    verdict: isIllegal ? 'illegal' : problems.length > 0 ? 'unsure' : 'legal',
    isFit: !isFirm && (!isIllegal || allowIllegal)
  }
}
