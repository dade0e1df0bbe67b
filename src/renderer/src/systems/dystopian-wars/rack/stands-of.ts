import type { Message } from '@shared/core/engine/message'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { unitStrip, wingStrip, type StripModel } from './strip-model'

/** Chips whose words the view of the table has already: they are not said twice. */
const SEEN = ['dw.critical.', 'dw.depth.', 'dw.status.']

/** What its strip shows of the model or wing of this name besides its gauge, for whoever hears the battle. */
export function standsOf(state: BattleState, name: string): readonly Message[] {
  const unit = state.units.find(one => one.name === name)
  if (unit !== undefined) return standing(unitStrip(state, unit))
  const wing = state.wings.find(one => one.name === name)
  return wing === undefined ? [] : standing(wingStrip(state, wing))
}

function standing({ isOut, figures, movement, mars, chips, note }: StripModel): readonly Message[] {
  if (isOut) return []
  const figure = (what: string, count: number): Message => ({ key: `dwTable.stands.${what}`, values: { count } })
  return [
    ...figures.map(({ name, value }) => figure(name, value.total)),
    ...(movement === null ? [] : [figure('movement', movement.total)]),
    ...mars.map(({ mar, text }): Message =>
      text === '' ? { key: `dw.mar.${mar}` } : { key: 'dwTable.stands.mar', values: { name: { key: `dw.mar.${mar}` }, text } }
    ),
    ...chips.map(chip => chip.message).filter(({ key }) => !SEEN.some(seen => key.startsWith(seen))),
    ...(note === '' ? [] : [{ key: 'dwTable.stands.note', values: { text: note } }])
  ]
}
