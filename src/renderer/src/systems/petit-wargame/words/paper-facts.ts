import { lettersOf } from '@shared/systems/petit-wargame/derive/element-letters'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
import type { SystemPaper } from '../../../contract/system-paper'
import type { Translate } from '../../../i18n/texts'

/** The six sectors of each ship of a squadron, with the elements that still work. */
export const paperFacts: SystemPaper['facts'] = (t, state, sideId) => {
  const battle = state as BattleState
  const ours = battle.fleets.filter(fleet => fleet.sideId === sideId).map(fleet => fleet.id)
  const squadrons = ours.flatMap(id => battle.squadrons.filter(squadron => squadron.fleetId === id))
  return squadrons.map(squadron => ({
    own: [],
    parts: battle.ships.filter(ship => ship.squadronId === squadron.id).map(ship => factsOf(t, ship))
  }))
}

function factsOf(t: Translate, ship: ShipState): readonly string[] {
  const sectors = SECTORS.map(sector => [t(`pw.part.${sector}`), lettersOf(ship.sectors[sector].elements)].join(' '))
  return [[t(`pw.size.${ship.size}`), ...sectors].join(' · ')]
}
