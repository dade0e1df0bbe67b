import type { Message } from '@shared/core/engine/message'
import { statisticsOf } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { signed } from '../../../i18n/signed'
import type { Chip } from './chips'
import { stripOf, type StripOfficer } from './strip-model'

/** What its card shows of the fleet of this name besides its points and effects, for whoever hears the battle. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const fleet = state.fleets.find(one => one.name === name)
  if (fleet === undefined) return []
  const { moved, hasFired, abilities, officers, chips, isFlagship, ac, acFront, threshold, isOut } = stripOf(state, fleet)
  const { speed, turnDistance, rangeBands, damage, checkModifier, piloting, morale } = statisticsOf(state, fleet)
  const told = new Set(state.effects.filter(effect => effect.targetId === fleet.id).map(effect => effect.id))
  const more = chips.filter(chip => !told.has(chip.id)).map(chipWords)
  if (isOut) return more
  return [
    acFront === null ? figure('ac', { ac: ac.total }) : figure('acFront', { ac: ac.total, front: acFront.total }),
    figure('threshold', { value: threshold }),
    figure('speed', { value: speed.total }),
    figure('turn', { value: turnDistance.total }),
    figure('range', { bands: rangeBands.join(', ') }),
    figure('damage', { ...damage }),
    figure('check', { value: signed(checkModifier.total) }),
    figure('piloting', { value: signed(piloting.total) }),
    figure('morale', { value: signed(morale.total) }),
    ...(moved === null ? [] : [{ key: `battle.strip.${moved}` }]),
    ...(hasFired === null ? [] : [{ key: `battle.strip.${hasFired ? 'fired' : 'notFired'}` }]),
    ...(isFlagship ? [ability('flagship')] : []),
    ...abilities.map(({ id, isSpent }) => (isSpent ? figure('spent', { ability: ability(id) }) : ability(id))),
    ...more,
    ...officers.map(officerWords)
  ]
}

/** A mark on its card, and until when; of a fleet that is out of it or flees, how far that has come. */
function chipWords({ id, name, until, ending }: Chip): Message {
  const when = id.startsWith('status') ? ending : (until ?? ending)
  return when === null ? name : { key: 'view.and', values: { one: name, other: when } }
}

/** An officer aboard, and what there is left to do. */
export function officerWords({ role, name, bonus, isOut, hasActed }: StripOfficer): Message {
  const key = isOut ? 'officerOut' : hasActed ? 'officerActed' : 'officerFree'
  return { key: `battle.strip.${key}`, values: { role: { key: `sa.role.${role}` }, name, bonus: signed(bonus) } }
}

const figure = (name: string, values: Message['values'] = {}): Message => ({ key: `sa.stands.${name}`, values })
const ability = (id: string): Message => ({ key: `sa.ability.${id}` })
