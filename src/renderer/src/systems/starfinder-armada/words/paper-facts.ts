import { officerBonus } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { statisticsOf } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { SystemPaper } from '../../../contract/system-paper'
import type { Translate } from '../../../i18n/texts'

/** What a fleet is rolled with, who is aboard, and what it can do. */
export const paperFacts: SystemPaper['facts'] = (t, state, sideId) => {
  const battle = state as BattleState
  const ours = battle.armadas.filter(armada => armada.sideId === sideId).map(armada => armada.id)
  return battle.fleets.filter(fleet => ours.includes(fleet.armadaId)).map(fleet => ({ own: factsOf(t, battle, fleet), parts: [] }))
}

function factsOf(t: Translate, battle: BattleState, fleet: FleetState): readonly string[] {
  const { armorClass, armorClassFront, checkModifier, piloting, morale, damage, speed, rangeBands, ...rest } = statisticsOf(battle, fleet)
  const figures = [
    [t('builder.column.ac'), String(armorClass.total)],
    [t('builder.stat.front'), String(armorClassFront.total)],
    [t('builder.stat.check'), signed(checkModifier.total)],
    [t('builder.stat.damage'), `${String(damage.count)}d${String(damage.sides)}`],
    [t('builder.stat.range'), rangeBands.join('/')],
    [t('builder.stat.speed'), String(speed.total)],
    [t('builder.stat.piloting'), signed(piloting.total)],
    [t('builder.stat.morale'), signed(morale.total)],
    [t('builder.stat.strong'), t(`sa.class.${rest.strongAgainst}`)],
    [t('builder.stat.weak'), t(`sa.class.${rest.weakAgainst}`)]
  ].map(pair => pair.join(' '))
  const officers = battle.officers
    .filter(officer => officer.fleetId === fleet.id)
    .map(officer => [officer.name, t(`sa.role.${officer.role}`), signed(officerBonus(officer).total)].join(', '))
  const abilities = fleet.abilities.map(ability => t(`sa.ability.${ability}`)).join(', ')
  // In one paragraph: eight fleets are to fit on a page.
  return [[...figures, ...officers, ...(abilities === '' ? [] : [abilities])].join(' · ')]
}

function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`
}
