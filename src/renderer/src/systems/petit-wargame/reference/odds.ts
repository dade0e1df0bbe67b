import { shotOdds } from '@shared/systems/petit-wargame/odds/shot-odds'
import { SCORE_LIMITS } from '@shared/systems/petit-wargame/tables/scores'
import type { DiceRule } from '../../../contract/dice-rule'

const { min, max } = SCORE_LIMITS.combat

/** The damage of one shot: its score against that of the defence, or against none (PW-054, PW-055). */
export const odds: DiceRule = {
  fields: [
    { id: 'score', min, max, start: 8 },
    { id: 'defence', min: min - 1, max, start: min - 1 }
  ],
  map: ['score', 'defence'],
  chances({ score = min, defence = min - 1 }) {
    return { first: 0, chances: shotOdds({}, { score, defenceScore: defence < min ? null : defence }).damage, isOpen: false }
  }
}
