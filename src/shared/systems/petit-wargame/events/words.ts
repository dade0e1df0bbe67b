import { plainRulingWords, type RulingWords } from '../../../core/housekeeping/rulings'
import type { Message } from '../../../core/engine/message'
import type { BattleState, SideRoll } from '../model/battle'
import { DEPLOY_ROWS_KEY } from '../model/rulings'
import { findShip, findSquadron } from '../state'

/** A word of a fixed list: `pw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `pw.${list}.${name}` }
}

/** A side is called by its fleet. */
export function sideName(state: BattleState, sideId: string): string {
  return state.fleets.find(fleet => fleet.sideId === sideId)?.name ?? sideId
}

/** The name of a ship or a squadron; empty when there is none. */
export function nameIn(state: BattleState, id: string): string {
  return (findShip(state, id) ?? findSquadron(state, id))?.name ?? ''
}

/** The totals of both sides, in the order of the fleets. */
export function totalsOf(rolls: readonly SideRoll[]): { readonly one: number; readonly other: number } {
  return { one: rolls[0]?.total ?? 0, other: rolls[1]?.total ?? 0 }
}

/** A ruling and its reading in words from the register; a number of rows as it is. */
export function rulingWords(key: string, value: string): RulingWords {
  if (key === DEPLOY_ROWS_KEY) return { ruling: { key: 'pw.deployRows' }, value }
  return plainRulingWords(key, value)
}
