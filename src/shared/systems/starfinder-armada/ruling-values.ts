import type { Message, MessageValue } from '../../core/engine/message'
import { AGILE_COST_KEY, AGILE_TEXT_KEY, readPoints } from './derive/agile'
import { customBandsKey, readBands } from './derive/range'
import { word } from './describe-effect'
import { FLEET_CLASSES } from './model/design'
import type { FleetClass } from './model/design'
import { RULINGS } from './rulings'

/** Longest text a GM may give `agile`, in characters: what a campaign keeps of a reading. */
export const AGILE_TEXT_MAX = 60

/**
 * Whether the key is a ruling of this system and the value one of its readings; or one of the texts some readings take: bands of a class as
 * `readBands` takes them, a price of `agile` as `readPoints` takes it, and what `agile` does.
 */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  if (classOfBands(key) !== undefined) return readBands(value) !== null
  if (key === AGILE_COST_KEY) return readPoints(value) !== null
  return key === AGILE_TEXT_KEY && value.length <= AGILE_TEXT_MAX
}

/** A ruling and its reading in words: names of the register, texts of the GM as they are. */
export function rulingWords(key: string, value: string): { readonly ruling: Message; readonly value: MessageValue } {
  const fleetClass = classOfBands(key)
  if (fleetClass !== undefined)
    return {
      ruling: { key: 'rulings.sa.rangeBands.title' },
      value: { key: 'rulings.sa.rangeBands.of', values: { fleetClass: word('class', fleetClass), bands: value } }
    }
  const agile: Message = { key: 'rulings.sa.agile.title' }
  if (key === AGILE_COST_KEY) return { ruling: agile, value: { key: 'rulings.sa.agile.priced', values: { cost: value } } }
  if (key === AGILE_TEXT_KEY) return { ruling: agile, value }
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}

function classOfBands(key: string): FleetClass | undefined {
  return FLEET_CLASSES.find(fleetClass => customBandsKey(fleetClass) === key)
}
