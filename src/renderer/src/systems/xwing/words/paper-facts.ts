import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { SystemPaper } from '../../../contract/system-paper'
import type { Translate } from '../../../i18n/texts'
import { weaponLine } from './weapon-words'

/** The agility of a ship, whose initiative stands beside its name, its weapons with their charges, and its abilities. */
export const paperFacts: SystemPaper['facts'] = (t, state, sideId) => {
  const battle = state as BattleState
  const ours = battle.squads.filter(squad => squad.sideId === sideId).map(squad => squad.id)
  return ours.flatMap(id => battle.ships.filter(ship => ship.squadId === id)).map(ship => ({ own: factsOf(t, ship), parts: [] }))
}

function factsOf(t: Translate, ship: ShipState): readonly string[] {
  const weapons = ship.weapons.map(weapon => {
    const left = weapon.charges > 0 ? [t('xwTable.costCharges', { count: weapon.chargesLeft }, weapon.chargesLeft)] : []
    return t('xw.of', { name: weapon.name, what: [weaponLine(t, weapon), ...left].join(', ') })
  })
  const abilities = (ship.abilities ?? []).map(({ name, window }) => t('xw.of', { name, what: t(`xw.stage.${window}`) }))
  return [[t('xwBuilder.field.agility'), ship.agility].join(' '), ...weapons, ...abilities]
}
