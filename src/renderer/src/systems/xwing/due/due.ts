import { whoseTurn } from '@shared/systems/xwing/derive/whose-turn'
import { shipName } from '@shared/systems/xwing/events/words'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import { STAGES } from '@shared/systems/xwing/model/stages'
import { currentAttack, shipIn } from '@shared/systems/xwing/state'
import type { TableParts } from '../../../contract/system-table'
import type { Translate } from '../../../i18n/texts'
import { squadsOf } from '../fire/places'

/** What is due in words, the step and whose turn it is. */
export function dueOf(state: BattleState, t: Translate): ReturnType<TableParts['due']> {
  return { what: stepDue(state, t), detail: state.isOver || state.phase !== 'engagement' ? '' : speaking(state, t) }
}

function stepDue(state: BattleState, t: Translate): string {
  if (state.isOver) return t('battle.due.over')
  const { step, number, initiative } = whoseTurn(state)
  if (step === null) return t(`xwTable.due.${state.phase}`)
  if (currentAttack(state) === undefined) return t('xwTable.due.engages', { initiative: initiative ?? 0 })
  return t('xwTable.due.step', { number, step: t(`xw.step.${step}`) })
}

function speaking(state: BattleState, t: Translate): string {
  const attack = currentAttack(state)
  const who = whoseTurn(state)
    .sideIds.map(side => squadsOf(state, side))
    .join(', ')
  if (attack === undefined) return t('xwTable.due.speaks', { who })
  return t('xwTable.due.forShip', { who, ship: shipName(state, shipIn(attack, STAGES[attack.stage].speaker)) })
}
