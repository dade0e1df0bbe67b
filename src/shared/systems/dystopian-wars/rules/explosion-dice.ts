import type { BattleState } from '../model/battle'
import type { ExplosionDue } from '../model/obligation'
import { readRuling } from '../rulings'
import { theUnit } from '../state'
import { EXPLOSION_DICE_PER_HP } from '../tables/criticals'

/** Dice against each target: the hull points it started with, once or twice; null if the GM has to name them (`dw.magazineAd`, DW-Q14). */
export function explosionDice(state: BattleState, due: ExplosionDue): number | null {
  const { hpStart } = theUnit(state, due.unitId)
  const reading = readRuling(state.rulings, 'dw.magazineAd')
  return reading === 'gm' ? null : reading === 'startHp' ? hpStart : EXPLOSION_DICE_PER_HP * hpStart
}
