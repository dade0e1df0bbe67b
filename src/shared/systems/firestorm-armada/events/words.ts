import { plainRulingWords, type RulingWords } from '../../../core/housekeeping/rulings'
import type { Message, MessageValue } from '../../../core/engine/message'
import type { BattleState, TurnOrder } from '../model/battle'
import type { FaEffect } from '../model/effects'

/** A word from one of the system's lists. */
export function word(list: string, name: string): Message {
  return { key: `fa.${list}.${name}` }
}

/** The name of a fleet, a unit, a ship or a wing; its id when it is not there. */
export function nameIn(state: BattleState, id: string): string {
  return [...state.ships, ...state.units, ...state.wings, ...state.fleets].find(one => one.id === id)?.name ?? id
}

/** "2 hull points", "5 dice": a number of something from `fa.count`. */
export function countOf(things: string, count: number): Message {
  return { key: `fa.count.${things}`, values: { count } }
}

/** The ships of an attack, each once, the focus first. */
export function firersIn(state: BattleState, aims: readonly { readonly shipId: string }[]): string {
  return [...new Set(aims.map(aim => nameIn(state, aim.shipId)))].join(', ')
}

export function effectName(effect: FaEffect): MessageValue {
  return effect.kind === 'critical' ? word('critical', effect.critical) : effect.name
}

/** Fleets in their order, each with what it rolled. */
export function totalsIn(state: BattleState, { order, results }: TurnOrder): string {
  return order.map(id => `${nameIn(state, id)} ${results.find(one => one.fleetId === id)?.totals.join(', ') ?? ''}`).join(' · ')
}

/** A ruling and its reading in words; for a row of the table of criticals, what `derive/critical-row.ts` wrote. */
export function rulingWords(key: string, value: string): RulingWords {
  const roll = /^fa\.critRow(\d+)$/u.exec(key)?.[1]
  if (roll === undefined) return plainRulingWords(key, value)
  const [critical = '', crew = ''] = value.split('/')
  const values = { roll: Number(roll), critical: word('critical', critical), crew: { key: `rulings.fa.critTable.crew.${crew}` } }
  return { ruling: { key: 'rulings.fa.critTable.title' }, value: { key: 'rulings.fa.critTable.of', values } }
}
