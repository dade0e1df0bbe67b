import { cardsOwed } from '@shared/systems/xwing/derive/health'
import { shipsDue } from '@shared/systems/xwing/derive/whose-turn'
import { shipName } from '@shared/systems/xwing/events/words'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { STAGES, STEPS } from '@shared/systems/xwing/model/stages'
import { currentAttack, shipIn, sideOf } from '@shared/systems/xwing/state'
import type { TableParts } from '../../../contract/system-table'
import type { Translate } from '../../../i18n/texts'
import { squadsOf } from '../fire/places'

type Due = ReturnType<TableParts['due']>

/** What is due in words, and whose it is: a card to name before anything else, then the attack in hand, then the ships to engage. */
export function dueOf(state: BattleState, t: Translate): Due {
  if (state.isOver) return { what: t('battle.due.over'), detail: '' }
  const dueBy = (shipId: ShipId, what: string): Due => ({ what, detail: squadsOf(state, sideOf(state, shipId)) })
  const [card] = cardsOwed(state)
  if (card !== undefined) return dueBy(card.shipId, t('xwTable.due.card', { ship: shipName(state, card.shipId) }))
  const attack = currentAttack(state)
  if (attack !== undefined) {
    const { step, speaker } = STAGES[attack.stage]
    const ship = shipIn(attack, speaker)
    const act = t(`xw.obligation.${attack.stage}`, { ship: shipName(state, ship) })
    return dueBy(ship, t('xwTable.due.step', { number: STEPS[step], act }))
  }
  const [first, ...others] = shipsDue(state)
  if (first === undefined) return { what: t(`xwTable.due.${state.phase}`), detail: '' }
  const ships = others.reduce((one, { name }) => t('xwTable.due.or', { one, other: name }), first.name)
  return dueBy(first.id, t('xwTable.due.engages', { initiative: first.initiative, ships }))
}
