import { roll, type Faces, type Rule } from '../../../core/dice/rule'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import { damage, margin } from '../derive/margin'
import { MARGIN_DICE, MARGIN_DIE } from '../tables/scores'

/** Scores of shooter and defender; the defender's is null when it has no defence (PW-054). */
export interface ShotScores {
  readonly score: number
  readonly defenceScore: number | null
}

interface ShotRoll {
  readonly faces: Faces
  readonly margin: number
  readonly defenceFaces: Faces
  readonly defenceMargin: number | null
  readonly damage: number
}

/** Rolls two d6 for the shooter and two for the defence; the difference of the margins is the damage (PW-055). */
export function* rollShot(rulings: ChosenRulings, scores: ShotScores, shooter: string | null, defender: string | null): Rule<ShotRoll> {
  const faces = yield* roll('pw.roll.shot', MARGIN_DIE.combat, MARGIN_DICE, shooter)
  const own = margin(scores.score, faces, 'PW-055').total
  if (scores.defenceScore === null)
    return { faces, margin: own, defenceFaces: [], defenceMargin: null, damage: damage(rulings, own, null).total }
  const defenceFaces = yield* roll('pw.roll.defence', MARGIN_DIE.combat, MARGIN_DICE, defender)
  const defenceMargin = margin(scores.defenceScore, defenceFaces, 'PW-055').total
  return { faces, margin: own, defenceFaces, defenceMargin, damage: damage(rulings, own, defenceMargin).total }
}
