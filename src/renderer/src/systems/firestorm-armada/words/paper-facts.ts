import type { BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import type { SystemPaper } from '../../../contract/system-paper'
import type { Translate } from '../../../i18n/texts'
import { FIGURES } from '../builder/ship-figures'
import { diceLine } from '../builder/weapon-dice'

/** The card of each ship of a squadron: its values and the dice of its weapons. Wings have neither. */
export const paperFacts: SystemPaper['facts'] = (t, state, sideId) => {
  const battle = state as BattleState
  const ours = battle.fleets.filter(fleet => fleet.sideId === sideId).map(fleet => fleet.id)
  const units = ours.flatMap(id => battle.units.filter(unit => unit.fleetId === id))
  return units.map(unit => ({
    own: [],
    parts: [
      ...battle.ships.filter(ship => ship.unitId === unit.id).map(ship => factsOf(t, ship)),
      ...battle.wings.filter(wing => wing.unitId === unit.id).map(() => [])
    ]
  }))
}

function factsOf(t: Translate, ship: ShipState): readonly string[] {
  const figures = FIGURES.map(figure => [t(`faBuilder.short.${figure}`), ship[figure] ?? '–'].join(' '))
  const weapons = ship.weapons.map(weapon => [weapon.name, t(`fa.mount.${weapon.mount}`), diceLine(weapon)].join(' '))
  return [figures.join(' · '), weapons.join(' · '), ...(ship.specialRules === undefined ? [] : [ship.specialRules])]
}
