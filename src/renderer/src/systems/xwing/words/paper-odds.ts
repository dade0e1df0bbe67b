import { attackOdds } from '@shared/systems/xwing/odds/attack-odds'
import type { SystemPaper } from '../../../contract/system-paper'

const ATTACK_DICE = [1, 2, 3, 4, 5, 6]
const DEFENSE_DICE = [0, 1, 2, 3, 4, 5]
const NO_TOKENS = { focus: 0, calculate: 0, force: 0 }
/** A hull that no attack destroys: what it has left changes no chance of a hit. */
const HULL = 99

/** The chance to hit, and the damage to expect, by attack and defense dice: without tokens, then with a focus on either side. */
export const paperOdds: SystemPaper['odds'] = (t, format) => {
  const cell = (attackDice: number, defenseDice: number, focus: number): string => {
    const odds = attackOdds({
      attackDice,
      defenseDice,
      attacker: { ...NO_TOKENS, focus, hasLock: false },
      defender: { ...NO_TOKENS, focus, evade: 0, evadeAdds: false },
      shields: 0,
      hullLeft: HULL,
      neutralizeOrder: 'hitsFirst'
    })
    return `${format.percent(odds.hit)}, ${format.number(odds.expectedDamage, 1)}`
  }
  return {
    caption: t('xw.paper.odds'),
    columns: [t('xw.paper.dice'), ...DEFENSE_DICE.map(String)],
    rows: [0, 1].flatMap(focus =>
      ATTACK_DICE.map(dice => [
        focus === 0 ? String(dice) : t('xw.paper.withFocus', { dice }),
        ...DEFENSE_DICE.map(against => cell(dice, against, focus))
      ])
    )
  }
}
