import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { readRuling } from '@shared/systems/starfinder-armada/rulings'
import type { Translate } from '../../../../i18n/texts'
import { difficultyBetween, firstEarner } from './difficulty-words'

/** Who stands at the end. */
export function verdictOf(state: BattleState, t: Translate): string {
  const standing = state.standingSides ?? []
  const names = state.armadas.filter(armada => standing.includes(armada.sideId)).map(armada => armada.name)
  const told = standing.length === 0 ? 'nobody' : standing.length === 1 ? 'one' : 'several'
  return t(`battle.over.${told}`, { names: names.join(', ') }, names.length)
}

/** The end for whoever hears the battle: who stands, after how many rounds, and how hard it was for those who earn experience. */
export function endOf(state: BattleState, t: Translate): string {
  const row = readRuling(state.rulings, 'sa.xp') === 'off' ? undefined : firstEarner(state, difficultyBetween(state))
  const told = [verdictOf(state, t), t('battle.over.rounds', { count: state.round }, state.round)]
  if (row === undefined) return told.join(', ')
  const values = { own: row.own, difficulty: t(`saTable.difficulty.${row.difficulty}`), rating: row.suggestedCr ?? '' }
  return [...told, t(row.suggestedCr === null ? 'saTable.heard.hard' : 'saTable.heard.hardRated', values)].join(', ')
}
