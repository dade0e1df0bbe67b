import { shipName } from '@shared/systems/xwing/events/words'
import type { Attack } from '@shared/systems/xwing/model/attack'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Translate } from '../../../i18n/texts'

/** The name of the panel of a stage: what is done, and in which attack. */
export function stageLabel(t: Translate, state: BattleState, { stage, attackerId, defenderId }: Attack): string {
  const fighters = { attacker: shipName(state, attackerId), defender: shipName(state, defenderId) }
  return t('xwTable.panelOf', { stage: t(`xw.stage.${stage}`), attack: t('xw.command.declareAttack', fighters) })
}
