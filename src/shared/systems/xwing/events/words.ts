import type { Message, MessageValue } from '../../../core/engine/message'
import type { RolledDie } from '../model/attack'
import type { BattleState } from '../model/battle'
import { findShip, findWeapon } from '../state'

/** A word of a fixed list: `xw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `xw.${list}.${name}` }
}

/** "2 focus tokens", "1 charge": a number of something from `xw.count`. */
export function counted(things: string, count: number): Message {
  return { key: `xw.count.${things}`, values: { count } }
}

/** "2 charges, 1 lock": all that an attack costs; a dash for nothing. */
export function costWords(charges: number, payments: readonly string[], text: string): MessageValue {
  const tokens = [...new Set(payments)].map(token => counted(token, payments.filter(one => one === token).length))
  const parts: readonly MessageValue[] = [
    ...(charges === 0 ? [] : [counted('charges', charges)]),
    ...tokens,
    ...(text === '' ? [] : [text])
  ]
  return parts.length === 0 ? '–' : parts.reduce((one, other) => ({ key: 'xw.and', values: { one, other } }))
}

/** The name of a ship, or its id when there is none. */
export function shipName(state: BattleState, id: string): string {
  return findShip(state, id)?.name ?? id
}

/** A side is called by its squads. */
export function sideName(state: BattleState, sideId: string): string {
  return state.squads
    .filter(squad => squad.sideId === sideId)
    .map(squad => squad.name)
    .join(', ')
}

export function weaponName(state: BattleState, attackerId: string, id: string): string {
  const ship = findShip(state, attackerId)
  return (ship === undefined ? undefined : findWeapon(ship, id))?.name ?? id
}

/** The names of the two ships in an attack; empty when there is no such attack. */
export function fighters(state: BattleState, attackId: string): { readonly attacker: string; readonly defender: string } {
  const attack = state.attacks.find(one => one.id === attackId)
  return { attacker: shipName(state, attack?.attackerId ?? ''), defender: shipName(state, attack?.defenderId ?? '') }
}

/** Dice as the words of their symbols, in the order in which they lie; a dash for none. */
export function diceWords([first, ...rest]: readonly RolledDie[]): MessageValue {
  if (first === undefined) return '–'
  const face = word('face', first.result)
  return rest.length === 0 ? face : { key: 'xw.faces', values: { first: face, rest: diceWords(rest) } }
}
