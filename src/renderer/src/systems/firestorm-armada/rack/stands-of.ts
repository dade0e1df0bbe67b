import type { Message } from '@shared/core/engine/message'
import { countOf } from '@shared/systems/firestorm-armada/events/words'
import type { BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import { chipsOn, stripOf, type ShipStripModel } from './ship-strip'

/** What its strip shows of the ship or wing of this name besides the hull, for whoever hears the battle. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const wing = state.wings.find(one => one.name === name)
  if (wing !== undefined) return chipsOn(state, wing).map(chip => chip.message)
  const ship = state.ships.find(one => one.name === name && one.status === 'active')
  if (ship === undefined) return []
  const strip = stripOf(state, ship)
  const { crew, assault, pointDefence, shields, movement } = strip
  return [
    figure('crew', { now: crew, max: ship.crew }),
    figure('assault', { now: assault }),
    figure('pointDefence', { dice: countOf('dice', pointDefence.total) }),
    figure('shields', { dice: countOf('dice', shields.total) }),
    figure('movement', { inches: movement.total }),
    ...rating('damageRating', ship.damageRating),
    ...rating('criticalRating', strip.criticalRating),
    { key: `battle.strip.${strip.hasMoved ? 'moved' : 'pending'}` },
    { key: `battle.strip.${strip.hasFired ? 'fired' : 'notFired'}` },
    ...abilitiesOf(ship, strip),
    ...strip.chips.map(chip => chip.message)
  ]
}

/** The marks of the strip: mines, rules of the card, cards on the ship. */
function abilitiesOf({ mines = 0, specialRules = '', hasBoarded }: ShipState, { cards }: ShipStripModel): readonly Message[] {
  return [
    ...(hasBoarded ? [figure('hasBoarded')] : []),
    ...(mines > 0 ? [{ key: 'fa.mines', values: { count: mines } }] : []),
    ...(specialRules === '' ? [] : [figure('rules', { text: specialRules })]),
    ...cards.map(({ type, text }): Message => {
      const card: Message = { key: type === null ? 'fa.card.played' : `fa.card.${type}` }
      return text === '' ? card : figure('card', { card, text })
    })
  ]
}

const figure = (name: string, values: Message['values'] = {}): Message => ({ key: `faTable.stands.${name}`, values })
const rating = (name: string, value: number | null): readonly Message[] => (value === null ? [] : [figure(name, { rating: value })])
