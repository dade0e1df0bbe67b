import type { BattleState, UnitState } from '@shared/systems/dystopian-wars/model/battle'
import type { SystemPaper } from '../../../contract/system-paper'
import type { Translate } from '../../../i18n/texts'
import { marsOf, typeOf } from '../builder/force-rows'

const FIGURES = ['dr', 'cr', 'ap', 'aa', 'cc', 'shields', 'guardians', 'movementInches'] as const

/** The card of each unit of a squadron: its values, the dice of its weapons by distance, and its rules. */
export const paperFacts: SystemPaper['facts'] = (t, state, sideId) => {
  const battle = state as BattleState
  const ours = battle.forces.filter(force => force.sideId === sideId).map(force => force.id)
  const squadrons = ours.flatMap(id => battle.squadrons.filter(squadron => squadron.forceId === id))
  return squadrons.map(squadron => ({
    own: [],
    parts: [
      ...battle.units.filter(unit => unit.squadronId === squadron.id).map(unit => factsOf(t, unit)),
      ...battle.wings.filter(wing => wing.squadronId === squadron.id).map(wing => [marsOf(t, wing)].filter(line => line !== ''))
    ]
  }))
}

function factsOf(t: Translate, unit: UnitState): readonly string[] {
  const figures = FIGURES.map(field => [t(`dwBuilder.number.${field}`), unit[field]].join(' '))
  const weapons = unit.weapons.map(({ name, bands }) => {
    const dice = bands.map(band => t('dwBuilder.print.band', { inches: band.toInches, dice: band.dice }))
    return `${name} ${dice.join(', ')}`
  })
  return [[typeOf(t, unit), ...figures].join(' · '), weapons.join(' · '), marsOf(t, unit)].filter(line => line !== '')
}
