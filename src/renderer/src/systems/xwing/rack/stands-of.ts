import type { Message } from '@shared/core/engine/message'
import type { BattleState, WeaponState } from '@shared/systems/xwing/model/battle'
import { shipStrip } from './strip-model'

/** Chips whose words the view of the table does not have. */
const UNSEEN = ['unnamed', 'nameless', 'leavesAfter', 'bonus', 'other', 'cardsReturned'].map(name => `xwTable.chip.${name}`)

/** What its strip shows of the ship of this name besides its gauges and tokens, for whoever hears the battle. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const ship = state.ships.find(one => one.name === name)
  if (ship === undefined || ship.status === 'removed') return []
  const { agility, hasEngaged, weapons, abilities, chips, note } = shipStrip(state, ship)
  return [
    { key: 'xwTable.stands.agility', values: { agility } },
    ...(hasEngaged ? [{ key: 'xwTable.stands.engaged' }] : []),
    ...weapons.flatMap(weaponWords),
    ...abilities.map((ability): Message => ({
      key: 'xwTable.stands.ability',
      values: { name: ability.name, window: { key: `xw.stage.${ability.window}` } }
    })),
    ...chips.map(chip => chip.message).filter(({ key }) => UNSEEN.includes(key)),
    ...(note === '' ? [] : [{ key: 'xwTable.stands.note', values: { text: note } }])
  ]
}

function weaponWords({ name, attack, arc, rangeMin, rangeMax, charges, chargesLeft }: WeaponState): readonly Message[] {
  const values = { name, attack, arc: { key: `xw.arc.${arc}` }, from: rangeMin, to: rangeMax }
  return [
    { key: 'xwTable.stands.weapon', values },
    ...(charges === 0 ? [] : [{ key: 'xwTable.stands.charges', values: { left: chargesLeft, all: charges } }])
  ]
}
